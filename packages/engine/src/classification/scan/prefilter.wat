;; The pass of `prefilter.ts` over one stride, with sixteen bytes at a time where bytes are classed.
;;
;; Memory, in bytes from its start (`compiled-prefilter.ts` has the same):
;;      0  code of each byte                    256  class as next byte
;;    512  class as second byte                 768  nibble tables of bytes that a size of 0 counts for
;;  33792  by row of a token: next classes    41984  by key of a token: second classes
;; 304128  text: a stride, and the byte behind it
;; 337920  found: last bytes of trigrams     469504  found: starts    732160  found: keys
;; 1048576  by four codes: a bit where they are wanted by themselves
;; 1179648  by key of a token: codes of first bytes
;; 1441792  by a hash of six codes: a bit where they are wanted
;; 1507328  by four codes: a bit where they end what is wanted, however long
(module
  (memory (export "memory") 25)
  ;; Of the last token that is still open: whether there is one, its classes, its start and the code of
  ;; its first byte.
  (global $open (export "open") (mut i32) (i32.const 0))
  (global $classes (export "classes") (mut i32) (i32.const 0))
  (global $start (export "start") (mut i32) (i32.const 0))
  (global $first (mut i32) (i32.const 0))
  (global $tokens (export "tokens") (mut i32) (i32.const 0))

  ;; The codes of the last six bytes, and more.
  (global $recent (export "recent") (mut i32) (i32.const 0))

  ;; Reads `size` bytes at place `base` of the text. Returns how many trigrams were found.
  (func (export "readTrigrams") (param $base i32) (param $size i32) (result i32)
    (local $at i32) (local $found i32) (local $recent i32) (local $hash i32)
    (local.set $found (i32.const 337920))
    (local.set $recent (global.get $recent))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $size)))
        (local.set $recent
          (i32.or
            (i32.shl (local.get $recent) (i32.const 5))
            (i32.load8_u (i32.load8_u offset=304128 (local.get $at)))))
        (if (i32.and
              (i32.shr_u
                (i32.load8_u offset=1507328
                  (i32.and (i32.shr_u (local.get $recent) (i32.const 3)) (i32.const 131071)))
                (i32.and (local.get $recent) (i32.const 7)))
              (i32.const 1))
          (then
            (i32.store (local.get $found) (i32.add (local.get $base) (local.get $at)))
            (local.set $hash
              (i32.shr_u
                (i32.mul
                  (i32.and (local.get $recent) (i32.const 0x3fffffff))
                  (i32.const 0x9e3779b1))
                (i32.const 14)))
            (local.set $found
              (i32.add
                (local.get $found)
                (i32.shl
                  (i32.and
                    (i32.or
                      (i32.shr_u
                        (i32.load8_u offset=1048576
                          (i32.and
                            (i32.shr_u (local.get $recent) (i32.const 3))
                            (i32.const 131071)))
                        (i32.and (local.get $recent) (i32.const 7)))
                      (i32.shr_u
                        (i32.load8_u offset=1441792
                          (i32.shr_u (local.get $hash) (i32.const 3)))
                        (i32.and (local.get $hash) (i32.const 7))))
                    (i32.const 1))
                  (i32.const 2))))))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (br $next)))
    (global.set $recent (local.get $recent))
    (i32.shr_u (i32.sub (local.get $found) (i32.const 337920)) (i32.const 2)))

  ;; Notes a token if its row, its first byte, the byte behind it and the byte behind that are wanted.
  (func $note (param $row i32) (param $first i32) (param $start i32) (param $end i32)
    (local $next i32) (local $key i32) (local $place i32)
    (local.set $next (i32.load8_u offset=256 (i32.load8_u offset=304128 (local.get $end))))
    (if (i32.and
          (i32.shr_u
            (i32.load offset=33792 (i32.shl (local.get $row) (i32.const 2)))
            (local.get $next))
          (i32.const 1))
      (then
        (local.set $key
          (i32.or (i32.shl (local.get $row) (i32.const 5)) (local.get $next)))
        (local.set $place (i32.shl (global.get $tokens) (i32.const 2)))
        (i32.store offset=469504 (local.get $place) (local.get $start))
        (i32.store offset=732160 (local.get $place) (local.get $key))
        (global.set $tokens
          (i32.add
            (global.get $tokens)
            (i32.and
              (i32.and
                (i32.shr_u
                  (i32.load offset=41984 (i32.shl (local.get $key) (i32.const 2)))
                  (i32.load8_u offset=512 (i32.load8_u offset=304129 (local.get $end))))
                (i32.shr_u
                  (i32.load offset=1179648 (i32.shl (local.get $key) (i32.const 2)))
                  (local.get $first)))
              (i32.const 1)))))))

  ;; The code of the byte at a place of the stride.
  (func $codeAt (param $at i32) (result i32)
    (i32.load8_u (i32.load8_u offset=304128 (local.get $at))))

  ;; Bits of the bytes from `from` on, of 26 or less, among sixteen bytes.
  (func $range (param $bytes v128) (param $from i32) (param $count i32) (result i64)
    (i64.extend_i32_u
      (i8x16.bitmask
        (i8x16.lt_u
          (i8x16.sub (local.get $bytes) (i8x16.splat (local.get $from)))
          (i8x16.splat (local.get $count))))))

  ;; Bits of the bytes that a token of size 0 can stand before, by their nibbles.
  (func $wanted (param $bytes v128) (result i64)
    (i64.extend_i32_u
      (i32.xor
        (i8x16.bitmask
          (i8x16.eq
            (v128.and
              (i8x16.swizzle
                (v128.load (i32.const 768))
                (v128.and (local.get $bytes) (i8x16.splat (i32.const 15))))
              (i8x16.swizzle
                (v128.load (i32.const 784))
                (i8x16.shr_u (local.get $bytes) (i32.const 4))))
            (v128.const i64x2 0 0)))
        (i32.const 65535))))

  ;; The classes that bytes of the range have.
  (func $mask (param $range i64) (param $digits i64) (param $upper i64) (param $lower i64)
      (param $underscores i64) (param $high i64) (result i32)
    (i32.or
      (i32.or
        (i64.ne (i64.and (local.get $digits) (local.get $range)) (i64.const 0))
        (i32.shl
          (i64.ne (i64.and (local.get $upper) (local.get $range)) (i64.const 0))
          (i32.const 1)))
      (i32.or
        (i32.or
          (i32.shl
            (i64.ne (i64.and (local.get $lower) (local.get $range)) (i64.const 0))
            (i32.const 2))
          (i32.shl
            (i64.ne (i64.and (local.get $underscores) (local.get $range)) (i64.const 0))
            (i32.const 3)))
        (i32.shl
          (i64.ne (i64.and (local.get $high) (local.get $range)) (i64.const 0))
          (i32.const 4)))))

  (func (export "readTokens") (param $base i32) (param $size i32) (param $tellsAt i32)
    (local $block i32) (local $quarter i32) (local $shift i64) (local $bytes v128)
    (local $digits i64) (local $upper i64) (local $lower i64) (local $underscores i64)
    (local $high i64) (local $ats i64) (local $firsts i64)
    (local $token i64) (local $before i64) (local $valid i64) (local $ends i64) (local $end i64)
    (local $below i64) (local $gaps i64) (local $from i64) (local $row i32) (local $length i32)
    (local $place i32) (local $first i32)
    (global.set $tokens (i32.const 0))
    (block $done
      (loop $nextBlock
        (br_if $done (i32.ge_u (local.get $block) (local.get $size)))
        (local.set $digits (i64.const 0))
        (local.set $upper (i64.const 0))
        (local.set $lower (i64.const 0))
        (local.set $underscores (i64.const 0))
        (local.set $high (i64.const 0))
        (local.set $ats (i64.const 0))
        (local.set $firsts (i64.const 0))
        (local.set $quarter (i32.const 0))
        (loop $nextQuarter
          (local.set $bytes
            (v128.load offset=304128
              (i32.add (local.get $block) (i32.shl (local.get $quarter) (i32.const 4)))))
          (local.set $shift
            (i64.extend_i32_u (i32.shl (local.get $quarter) (i32.const 4))))
          (local.set $digits (i64.or (local.get $digits) (i64.shl
            (call $range (local.get $bytes) (i32.const 48) (i32.const 10)) (local.get $shift))))
          (local.set $upper (i64.or (local.get $upper) (i64.shl
            (call $range (local.get $bytes) (i32.const 65) (i32.const 26)) (local.get $shift))))
          (local.set $lower (i64.or (local.get $lower) (i64.shl
            (call $range (local.get $bytes) (i32.const 97) (i32.const 26)) (local.get $shift))))
          (local.set $underscores (i64.or (local.get $underscores) (i64.shl
            (call $range (local.get $bytes) (i32.const 95) (i32.const 1)) (local.get $shift))))
          (local.set $ats (i64.or (local.get $ats) (i64.shl
            (call $range (local.get $bytes) (i32.const 64) (i32.const 1)) (local.get $shift))))
          (local.set $high (i64.or (local.get $high) (i64.shl
            (i64.extend_i32_u (i8x16.bitmask (local.get $bytes))) (local.get $shift))))
          (local.set $firsts (i64.or (local.get $firsts) (i64.shl
            (call $wanted (local.get $bytes)) (local.get $shift))))
          (local.set $quarter (i32.add (local.get $quarter) (i32.const 1)))
          (br_if $nextQuarter (i32.lt_u (local.get $quarter) (i32.const 4))))
        (local.set $valid
          (select
            (i64.const -1)
            (i64.sub
              (i64.shl (i64.const 1)
                (i64.extend_i32_u (i32.sub (local.get $size) (local.get $block))))
              (i64.const 1))
            (i32.ge_u (i32.sub (local.get $size) (local.get $block)) (i32.const 64))))
        (local.set $token
          (i64.or
            (i64.or (i64.or (local.get $digits) (local.get $upper)) (local.get $lower))
            (i64.or (local.get $underscores) (local.get $high))))
        ;; Bytes behind a byte of a token.
        (local.set $before
          (i64.or
            (i64.shl (local.get $token) (i64.const 1))
            (i64.extend_i32_u (global.get $open))))
        (local.set $ends
          (i64.and
            (i64.and (i64.xor (local.get $token) (i64.const -1)) (local.get $before))
            (local.get $valid)))
        (block $noEnd
          (loop $nextEnd
            (br_if $noEnd (i64.eqz (local.get $ends)))
            (local.set $end (i64.ctz (local.get $ends)))
            (local.set $ends
              (i64.and (local.get $ends) (i64.sub (local.get $ends) (i64.const 1))))
            (local.set $below
              (i64.sub (i64.shl (i64.const 1) (local.get $end)) (i64.const 1)))
            (local.set $gaps
              (i64.and (i64.xor (local.get $token) (i64.const -1)) (local.get $below)))
            (if (i64.eqz (local.get $gaps))
              (then
                ;; It began before the block, or with it.
                (if (i32.eqz (global.get $open))
                  (then
                    (global.set $start (i32.add (local.get $base) (local.get $block)))
                    (global.set $first (call $codeAt (local.get $block)))
                    (global.set $classes (i32.const 0))))
                (local.set $first (global.get $first))
                (local.set $row
                  (i32.or
                    (global.get $classes)
                    (call $mask (local.get $below) (local.get $digits) (local.get $upper)
                      (local.get $lower) (local.get $underscores) (local.get $high))))
                (local.set $place (global.get $start)))
              (else
                (local.set $from (i64.sub (i64.const 64) (i64.clz (local.get $gaps))))
                (local.set $first
                  (call $codeAt (i32.add (local.get $block) (i32.wrap_i64 (local.get $from)))))
                (local.set $row
                  (call $mask
                    (i64.and
                      (local.get $below)
                      (i64.shl (i64.const -1) (local.get $from)))
                    (local.get $digits) (local.get $upper) (local.get $lower)
                    (local.get $underscores) (local.get $high)))
                (local.set $place
                  (i32.add
                    (i32.add (local.get $base) (local.get $block))
                    (i32.wrap_i64 (local.get $from))))))
            (local.set $length
              (i32.sub
                (i32.add
                  (i32.add (local.get $base) (local.get $block))
                  (i32.wrap_i64 (local.get $end)))
                (local.get $place)))
            (call $note
              (i32.or
                (i32.shl
                  (select (local.get $length) (i32.const 63)
                    (i32.lt_u (local.get $length) (i32.const 63)))
                  (i32.const 5))
                (local.get $row))
              (local.get $first)
              (local.get $place)
              (i32.add (local.get $block) (i32.wrap_i64 (local.get $end))))
            (br $nextEnd)))
        ;; Tokens of size 0.
        (local.set $ends
          (i64.and
            (i64.and (local.get $firsts) (local.get $valid))
            (i64.xor
              (i64.or (local.get $token) (local.get $before))
              (i64.const -1))))
        (block $noFirst
          (loop $nextFirst
            (br_if $noFirst (i64.eqz (local.get $ends)))
            (local.set $place
              (i32.add (local.get $block) (i32.wrap_i64 (i64.ctz (local.get $ends)))))
            (local.set $ends
              (i64.and (local.get $ends) (i64.sub (local.get $ends) (i64.const 1))))
            (call $note
              (i32.const 0)
              (call $codeAt (local.get $place))
              (i32.add (local.get $base) (local.get $place))
              (local.get $place))
            (br $nextFirst)))
        (if (local.get $tellsAt)
          (then
            (local.set $ends (i64.and (local.get $ats) (local.get $valid)))
            (block $noAt
              (loop $nextAt
                (br_if $noAt (i64.eqz (local.get $ends)))
                (local.set $place (i32.shl (global.get $tokens) (i32.const 2)))
                (i32.store offset=469504
                  (local.get $place)
                  (i32.add
                    (i32.add (local.get $base) (local.get $block))
                    (i32.wrap_i64 (i64.ctz (local.get $ends)))))
                (i32.store offset=732160 (local.get $place) (i32.const -1))
                (global.set $tokens (i32.add (global.get $tokens) (i32.const 1)))
                (local.set $ends
                  (i64.and (local.get $ends) (i64.sub (local.get $ends) (i64.const 1))))
                (br $nextAt)))))
        ;; What is open at the end of the block.
        (local.set $gaps
          (i64.and (i64.xor (local.get $token) (i64.const -1)) (local.get $valid)))
        (if (i64.eqz (local.get $gaps))
          (then
            (if (i32.eqz (global.get $open))
              (then
                (global.set $start (i32.add (local.get $base) (local.get $block)))
                (global.set $first (call $codeAt (local.get $block)))
                (global.set $classes (i32.const 0))))
            (global.set $classes
              (i32.or
                (global.get $classes)
                (call $mask (local.get $valid) (local.get $digits) (local.get $upper)
                  (local.get $lower) (local.get $underscores) (local.get $high))))
            (global.set $open (i32.const 1)))
          (else
            (local.set $from (i64.sub (i64.const 64) (i64.clz (local.get $gaps))))
            ;; Shifts count modulo 64: nothing is behind the last byte.
            (local.set $below
              (select
                (i64.const 0)
                (i64.and (i64.shl (i64.const -1) (local.get $from)) (local.get $valid))
                (i64.eq (local.get $from) (i64.const 64))))
            (global.set $open (i64.ne (local.get $below) (i64.const 0)))
            (global.set $start
              (i32.add
                (i32.add (local.get $base) (local.get $block))
                (i32.wrap_i64 (local.get $from))))
            (global.set $first
              (call $codeAt (i32.add (local.get $block) (i32.wrap_i64 (local.get $from)))))
            (global.set $classes
              (call $mask (local.get $below) (local.get $digits) (local.get $upper)
                (local.get $lower) (local.get $underscores) (local.get $high)))))
        (local.set $block (i32.add (local.get $block) (i32.const 64)))
        (br $nextBlock)))))
