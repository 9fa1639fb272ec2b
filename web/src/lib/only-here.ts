/** Whether an address leads nowhere but to the very machine it is opened on. */
export function onlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
