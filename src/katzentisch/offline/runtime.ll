; What Numba's runtime gives compiled code elsewhere: room for `scratch`. It is taken in a row and
; is free again when nobody holds any of it. Where it does not suffice, Numba raises its
; MemoryError, which comes out as the status of the call.

@room = internal global [65536 x i8] zeroinitializer, align 32
@taken = internal global i32 0
@holders = internal global i32 0

; Numba's own record of some memory: how often it is held, how to give it back, where it is, its size.
%held = type { i64, ptr, ptr, ptr, i64 }

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %wanted = trunc i64 %size to i32
  %first = load i32, ptr @taken
  ; The record takes 32 bytes, and all is rounded up to 32 more.
  %more = add i32 %wanted, 63
  %whole = and i32 %more, -32
  %next = add i32 %first, %whole
  %is_too_big = icmp ugt i64 %size, 65536
  %is_full = icmp ugt i32 %next, 65536
  %is_none = or i1 %is_too_big, %is_full
  br i1 %is_none, label %none, label %some
none:
  ret ptr null
some:
  store i32 %next, ptr @taken
  %before = load i32, ptr @holders
  %now = add i32 %before, 1
  store i32 %now, ptr @holders
  %record = getelementptr i8, ptr @room, i32 %first
  store i64 1, ptr %record
  %where = getelementptr %held, ptr %record, i32 0, i32 3
  %data = getelementptr i8, ptr %record, i32 32
  store ptr %data, ptr %where
  ret ptr %record
}

define void @NRT_MemInfo_call_dtor(ptr %record) {
  %before = load i32, ptr @holders
  %now = add i32 %before, -1
  store i32 %now, ptr @holders
  %is_last = icmp eq i32 %now, 0
  br i1 %is_last, label %empty, label %done
empty:
  store i32 0, ptr @taken
  br label %done
done:
  ret void
}

declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
