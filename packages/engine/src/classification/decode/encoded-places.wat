;; The pass of `encoded-places.ts` over one stride, sixty-four bytes at a time.
;;
;; Memory, in bytes from its start (`compiled-encoded-places.ts` has the same):
;;      0  text: a stride, and the two bytes behind it; the rest of its last block is not looked at
;;  65536  found: encoded characters         196608  found: runs of Base64
(module
  (memory (export "memory") 5)
  ;; Bytes of Base64 in a row up to where the last stride ended.
  (global $run (export "run") (mut i32) (i32.const 0))
  (global $leads (export "leads") (mut i32) (i32.const 0))
  (global $runs (export "runs") (mut i32) (i32.const 0))

  ;; All bits of the bytes from `from` on, `count` of them.
  (func $range (param $bytes v128) (param $from i32) (param $count i32) (result v128)
    (i8x16.lt_u
      (i8x16.sub (local.get $bytes) (i8x16.splat (local.get $from)))
      (i8x16.splat (local.get $count))))

  (func $is (param $bytes v128) (param $byte i32) (result v128)
    (i8x16.eq (local.get $bytes) (i8x16.splat (local.get $byte))))

  ;; ASCII letters in lower case; other bytes become something that is none.
  (func $small (param $bytes v128) (result v128)
    (v128.or (local.get $bytes) (i8x16.splat (i32.const 32))))

  ;; Where one of sixteen bytes begins an encoded character behind which a value can hide.
  (func $leadsAt (param $at i32) (result i64)
    (local $bytes v128) (local $next v128) (local $folded v128) (local $lead v128)
    (local.set $bytes (v128.load (local.get $at)))
    (local.set $lead
      (v128.or
        (v128.or (call $is (local.get $bytes) (i32.const 37)) (call $is (local.get $bytes) (i32.const 38)))
        (call $is (local.get $bytes) (i32.const 92))))
    (if (i32.eqz (v128.any_true (local.get $lead))) (then (return (i64.const 0))))
    (local.set $next (v128.load offset=1 (local.get $at)))
    (local.set $folded (call $small (local.get $next)))
    (i64.extend_i32_u
      (i8x16.bitmask
        (v128.or
          (v128.or
            ;; A percent sign before a hex digit.
            (v128.and
              (call $is (local.get $bytes) (i32.const 37))
              (v128.or
                (call $range (local.get $next) (i32.const 48) (i32.const 10))
                (call $range (local.get $folded) (i32.const 97) (i32.const 6))))
            ;; An ampersand before a letter or a number sign.
            (v128.and
              (call $is (local.get $bytes) (i32.const 38))
              (v128.or
                (call $is (local.get $next) (i32.const 35))
                (call $range (local.get $folded) (i32.const 97) (i32.const 26)))))
          ;; A backslash before `u` or `x`, or before `n`, `r` or `t` and a digit.
          (v128.and
            (call $is (local.get $bytes) (i32.const 92))
            (v128.or
              (v128.or
                (call $is (local.get $next) (i32.const 117))
                (call $is (local.get $next) (i32.const 120)))
              (v128.and
                (v128.or
                  (v128.or
                    (call $is (local.get $next) (i32.const 110))
                    (call $is (local.get $next) (i32.const 114)))
                  (call $is (local.get $next) (i32.const 116)))
                (call $range (v128.load offset=2 (local.get $at)) (i32.const 48) (i32.const 10)))))))))

  ;; Which of sixteen bytes are letters, digits, or one of `+-/_`.
  (func $base64At (param $at i32) (result i64)
    (local $bytes v128)
    (local.set $bytes (v128.load (local.get $at)))
    (i64.extend_i32_u
      (i8x16.bitmask
        (v128.or
          (v128.or
            (call $range (call $small (local.get $bytes)) (i32.const 97) (i32.const 26))
            ;; `/` and the digits.
            (call $range (local.get $bytes) (i32.const 47) (i32.const 11)))
          (v128.or
            (v128.or
              (call $is (local.get $bytes) (i32.const 43))
              (call $is (local.get $bytes) (i32.const 45)))
            (call $is (local.get $bytes) (i32.const 95)))))))

  (func $noteRun (param $start i32)
    (i32.store offset=196608 (i32.shl (global.get $runs) (i32.const 2)) (local.get $start))
    (global.set $runs (i32.add (global.get $runs) (i32.const 1))))

  ;; Bits at which 24 set ones begin.
  (func $longRuns (param $bits i64) (result i64)
    (local.set $bits (i64.and (local.get $bits) (i64.shr_u (local.get $bits) (i64.const 1))))
    (local.set $bits (i64.and (local.get $bits) (i64.shr_u (local.get $bits) (i64.const 2))))
    (local.set $bits (i64.and (local.get $bits) (i64.shr_u (local.get $bits) (i64.const 4))))
    (i64.and
      (local.get $bits)
      (i64.and
        (i64.shr_u (local.get $bits) (i64.const 8))
        (i64.shr_u (local.get $bits) (i64.const 16)))))

  ;; Notes the runs of at least 24 bytes that end in a block, or reach that length in it.
  (func $noteRuns (param $base i32) (param $bits i64) (param $valid i64)
    (local $front i32) (local $long i64) (local $gaps i64)
    (local.set $gaps (i64.and (i64.xor (local.get $bits) (i64.const -1)) (local.get $valid)))
    ;; Bytes that go on what was open; all of a short block where it has no gap.
    (local.set $front
      (i32.wrap_i64
        (select
          (i64.popcnt (local.get $valid))
          (i64.ctz (local.get $gaps))
          (i64.eqz (local.get $gaps)))))
    (if (i32.and
          (i32.lt_u (global.get $run) (i32.const 24))
          (i32.ge_u (i32.add (global.get $run) (local.get $front)) (i32.const 24)))
      (then (call $noteRun (i32.sub (local.get $base) (global.get $run)))))
    (if (i64.eqz (local.get $gaps))
      (then
        (global.set $run (i32.add (global.get $run) (local.get $front)))
        (return)))
    ;; Behind the first gap.
    (local.set $long
      (call $longRuns
        (i64.and
          (i64.and (local.get $bits) (local.get $valid))
          (i64.shl (i64.const -1) (i64.extend_i32_u (local.get $front))))))
    ;; Of bits in a row the first is where the run begins.
    (local.set $long
      (i64.and
        (local.get $long)
        (i64.xor (i64.shl (local.get $long) (i64.const 1)) (i64.const -1))))
    (block $done
      (loop $next
        (br_if $done (i64.eqz (local.get $long)))
        (call $noteRun
          (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $long)))))
        (local.set $long
          (i64.and (local.get $long) (i64.sub (local.get $long) (i64.const 1))))
        (br $next)))
    (global.set $run
      (i32.wrap_i64
        (i64.sub
          (i64.popcnt (local.get $valid))
          (i64.sub (i64.const 64) (i64.clz (local.get $gaps)))))))

  ;; Reads `size` bytes at place `base` of the text.
  (func (export "read") (param $base i32) (param $size i32)
    (local $block i32) (local $valid i64) (local $bits i64)
    (global.set $leads (i32.const 0))
    (global.set $runs (i32.const 0))
    (block $done
      (loop $nextBlock
        (br_if $done (i32.ge_u (local.get $block) (local.get $size)))
        (local.set $valid
          (select
            (i64.const -1)
            (i64.sub
              (i64.shl (i64.const 1)
                (i64.extend_i32_u (i32.sub (local.get $size) (local.get $block))))
              (i64.const 1))
            (i32.ge_u (i32.sub (local.get $size) (local.get $block)) (i32.const 64))))
        (local.set $bits
          (i64.and
            (local.get $valid)
            (i64.or
              (i64.or
                (call $leadsAt (local.get $block))
                (i64.shl
                  (call $leadsAt (i32.add (local.get $block) (i32.const 16)))
                  (i64.const 16)))
              (i64.or
                (i64.shl
                  (call $leadsAt (i32.add (local.get $block) (i32.const 32)))
                  (i64.const 32))
                (i64.shl
                  (call $leadsAt (i32.add (local.get $block) (i32.const 48)))
                  (i64.const 48))))))
        (block $noLead
          (loop $nextLead
            (br_if $noLead (i64.eqz (local.get $bits)))
            (i32.store offset=65536
              (i32.shl (global.get $leads) (i32.const 2))
              (i32.add
                (i32.add (local.get $base) (local.get $block))
                (i32.wrap_i64 (i64.ctz (local.get $bits)))))
            (global.set $leads (i32.add (global.get $leads) (i32.const 1)))
            (local.set $bits
              (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
            (br $nextLead)))
        (local.set $bits
          (i64.or
            (i64.or
              (call $base64At (local.get $block))
              (i64.shl
                (call $base64At (i32.add (local.get $block) (i32.const 16)))
                (i64.const 16)))
            (i64.or
              (i64.shl
                (call $base64At (i32.add (local.get $block) (i32.const 32)))
                (i64.const 32))
              (i64.shl
                (call $base64At (i32.add (local.get $block) (i32.const 48)))
                (i64.const 48)))))
        (call $noteRuns
          (i32.add (local.get $base) (local.get $block))
          (local.get $bits)
          (local.get $valid))
        (local.set $block (i32.add (local.get $block) (i32.const 64)))
        (br $nextBlock)))))
