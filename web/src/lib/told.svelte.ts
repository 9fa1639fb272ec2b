/** What the server has told of its games: names and prompts for those that bring no page. */
import type { Choices, GameChoice } from "./protocol";

let games: Record<string, GameChoice> = $state.raw({});

export function tell(choices: Choices): Choices {
  games = Object.fromEntries(choices.games.map((game) => [game.name, game]));
  return choices;
}

export function told(game: string): GameChoice | undefined {
  return games[game];
}
