import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { FIRST_NAMES } from '../names/first-names.data.ts';
import { LAST_NAMES } from '../names/last-names.data.ts';
import { scoreOf } from '../severity/score-of.ts';
import { foldings } from './self-address/folded-name.ts';
import { detector } from './send-to-self.ts';

interface Named {
  first: string;
  middle: string;
  last: string;
}

/** Names of the lists, which share their beginnings with the line before. */
function namesIn(text: string): string[] {
  let before = '';
  return text.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.slice(0, 1), 36)) + line.slice(1);
    return before;
  });
}

/** Every seventh or so of the usable names, in an order that mixes first and family names. */
function people(count: number): Named[] {
  const usable = (name: string): boolean => /^\p{L}{3,12}$/u.test(name);
  const first = namesIn(FIRST_NAMES).filter(usable);
  const last = namesIn(LAST_NAMES).filter(usable);
  return Array.from({ length: count }, (_, index) => ({
    first: first[(index * 7919) % first.length] ?? '',
    middle: first[(index * 104_729 + 13) % first.length] ?? '',
    last: last[(index * 15_485 + 7) % last.length] ?? '',
  }));
}

const DOMAINS = ['gmail.com', 'yahoo.com', 'hotmail.co.uk', 'gmx.de', 'comcast.net', 'web.de'];
const plain = (name: string): string => foldings(name)[0] ?? '';
const german = (name: string): string => foldings(name).at(-1) ?? '';

/** Ways in which people name their own mailboxes. */
const OWN_HANDLES: Readonly<Record<string, (who: Named, index: number) => string>> = {
  'first.last': ({ first, last }) => `${plain(first)}.${plain(last)}`,
  'last_first and digits': ({ first, last }, index) =>
    `${german(last)}_${german(first)}${index % 100}`,
  firstlast: ({ first, last }) => `${plain(first)}${plain(last)}`,
  'f.last': ({ first, last }) => `${plain(first).slice(0, 1)}.${german(last)}`,
  flast: ({ first, last }, index) => `${plain(first).slice(0, 1)}${plain(last)}${index % 90}`,
  lastf: ({ first, last }) => `${plain(last)}${plain(first).slice(0, 1)}`,
  'first.m.last': (who) =>
    `${plain(who.first)}.${plain(who.middle).slice(0, 1)}.${plain(who.last)}`,
  'initials and digits': (who, index) =>
    `${plain(who.first).slice(0, 1)}${plain(who.middle).slice(0, 1)}${plain(who.last).slice(0, 1)}${index % 97}`,
  'short form': ({ first, last }) => `${plain(first).slice(0, 4)}.${plain(last)}`,
  'last and year': ({ last }, index) => `${plain(last)}${1960 + (index % 40)}`,
};

/** Ways in which clients, colleagues and suppliers are named. */
const OTHER_HANDLES: readonly ((who: Named) => string)[] = [
  ({ first, last }) => `${plain(first)}.${plain(last)}`,
  ({ first, last }) => `${plain(first).slice(0, 1)}${plain(last)}`,
  ({ last }) => plain(last),
  ({ first }) => plain(first),
  () => 'info',
  ({ last }) => `praxis-${plain(last)}`,
];

const NO_LINEAGE = {
  source: null,
  target: null,
  memberCount: 1,
  isLocked: null,
  clipboardSha256: null,
  sequence: null,
  gesture: null,
};

function mailTo(who: Named, address: string, withMiddle = false): ActivityFacts {
  const local = [who.first, ...(withMiddle ? [who.middle] : []), who.last].map(plain).join('.');
  const name = `${who.first} ${who.last}`;
  return {
    movement: 'send',
    object: { kind: 'message', name: 'plan' },
    actor: { kind: 'person', name, email: `${local}@corp.example`, domain: 'corp.example' },
    recipients: [{ address, domain: address.split('@')[1] ?? null, outside: 'yes' }],
    lineage: { ...NO_LINEAGE, members: [] },
  };
}

function found(facts: ActivityFacts): boolean {
  return detector.evaluate(activityEvent(facts), { policyHits: [] }).length > 0;
}

const PEOPLE = people(3000);

test.each(Object.entries(OWN_HANDLES))(
  'mailboxes named %s are known as the own ones',
  (_, handle) => {
    const missed = PEOPLE.filter((who, index) => {
      const domain = DOMAINS[index % DOMAINS.length] ?? '';
      return !found(mailTo(who, `${handle(who, index)}@${domain}`, true));
    });
    // Names that fold to fewer than two letters are not significant.
    expect(missed.length / PEOPLE.length).toBeLessThan(0.005);
  },
);

test('mail to other people is hardly ever taken for mail to oneself', () => {
  const wrong = PEOPLE.flatMap((who, index) =>
    OTHER_HANDLES.flatMap((handle, way) => {
      const other = PEOPLE[(index * 31 + way * 97 + 1) % PEOPLE.length] ?? who;
      const domain = DOMAINS[(index + way) % DOMAINS.length] ?? '';
      const address = `${handle(other)}@${domain}`;
      return other !== who && found(mailTo(who, address)) ? [address] : [];
    }),
  );
  expect(wrong.length / (PEOPLE.length * OTHER_HANDLES.length)).toBeLessThan(0.001);
});

test('somebody of the same name at a client is not the sender', () => {
  const wrong = PEOPLE.filter((who) =>
    found(mailTo(who, `${plain(who.last)}@client${plain(who.first).length}.example`)),
  );
  expect(wrong).toEqual([]);
});

test('two names in common weigh more than one', () => {
  const who = { first: 'Jürgen', middle: 'Karl', last: 'Großmann' };
  const score = (address: string): number => {
    const event = activityEvent(mailTo(who, address));
    const [hit] = detector.evaluate(event, { policyHits: [] });
    if (!hit) throw new Error('not found');
    return scoreOf(hit.policy, event, { eventCount: 1, objectCount: 1, facts: hit.facts }).score;
  };
  expect(score('juergen.grossmann@gmx.de')).toBe(score('grossmann.jurgen1971@gmx.de'));
  expect(score('juergen.grossmann@gmx.de')).toBeGreaterThan(score('grossmann71@gmx.de'));
  expect(found(mailTo(who, 'grossmann71@gmx.de'))).toBe(true);
  expect(found(mailTo(who, 'anna.grossmann@gmx.de'))).toBe(false);
});

test('without anything attached only the whole name is enough', () => {
  const who = { first: 'Dana', middle: 'Ines', last: 'Okafor' };
  const bare = (address: string) => found({ ...mailTo(who, address), lineage: null });
  expect(bare('dana.okafor@gmail.com')).toBe(true);
  expect(bare('okafor7@gmail.com')).toBe(false);
});
