import type { HeldTouch, Hold, TouchFacts } from '@waybill/engine';
import { flagNames } from './kept-flags.ts';
import { usualFacts } from './usual-facts.ts';

const FLAGS = flagNames(['isPartial', 'isSample']);

/** What all touches of an event have in common, as the store keeps it: names are in each row, so they are short. */
export interface KeptAct {
  a: TouchFacts['action'];
  r: TouchFacts['relation'];
  o: TouchFacts['observer'];
  c: TouchFacts['clock'];
  s: TouchFacts['sequence'];
  p: TouchFacts['person'];
  d: TouchFacts['device'];
  m: TouchFacts['managed'];
  /** The other view of the act. */
  w: Hold['partner'];
  /** `FLAGS` */
  f: number;
}

const ACT = usualFacts<KeptAct>({
  a: null,
  r: 'same-content',
  o: 'service',
  c: '',
  s: null,
  p: null,
  d: null,
  m: 'unknown',
  w: null,
  f: 0,
});

export function keptAct({ facts, hold }: HeldTouch): Partial<KeptAct> {
  const act: KeptAct = {
    a: facts.action,
    r: facts.relation,
    o: facts.observer,
    c: facts.clock,
    s: facts.sequence,
    p: facts.person,
    d: facts.device,
    m: facts.managed,
    w: hold.partner,
    f: FLAGS.pack(facts),
  };
  return ACT.leaveOut(act);
}

/** What `keptAct` was given. */
export function actFrom(kept: Partial<KeptAct>) {
  const { a, r, o, c, s, p, d, m, w, f } = ACT.putBack(kept);
  return {
    partner: w,
    facts: {
      action: a,
      relation: r,
      observer: o,
      clock: c,
      sequence: s,
      person: p,
      device: d,
      managed: m,
      isPartial: FLAGS.isSet(f, 'isPartial'),
      isSample: FLAGS.isSet(f, 'isSample'),
    },
  };
}

export type ActOfRow = ReturnType<typeof actFrom>;
