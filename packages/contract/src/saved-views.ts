import { OPEN_STATUSES } from './enums.ts';

/** Bounds of saved views. */
export const SAVED_VIEW_LIMITS = {
  /** Characters of a name. */
  name: 80,
  /** Characters of the search parameters. */
  query: 4000,
  /** Private views of one person. */
  own: 100,
  /** Shared views of an organisation. */
  shared: 200,
} as const;

const OPEN = OPEN_STATUSES.map((status) => `status=${status}`).join('&');

/** Views that everyone has: search parameters of the list, as those of saved views. */
export const BUILT_IN_VIEWS = [
  { id: 'mine', query: `assignee=me&${OPEN}&sort=due` },
  { id: 'open', query: OPEN },
  // An address without a filter opens the default view: this parameter includes closed ones.
  { id: 'all', query: 'closed=shown' },
  { id: 'unassignedHigh', query: `assignee=none&severity=HIGH&severity=CRITICAL&${OPEN}` },
  { id: 'overdue', query: 'due=overdue&sort=due' },
  { id: 'escalating', query: `substatus=escalating&${OPEN}` },
  { id: 'awaitingPerson', query: 'status=awaiting_person' },
  { id: 'regressed', query: `substatus=regressed&${OPEN}` },
  { id: 'mentions', query: 'mentioned=me' },
  { id: 'builtInPolicies', query: `origin=internalDetectionPolicy&${OPEN}` },
  { id: 'suppressed', query: 'status=suppressed' },
] as const satisfies readonly { id: string; query: string }[];
/** Default of the list for readers without a choice. */
export const DEFAULT_VIEW = 'open';
export type BuiltInViewId = (typeof BUILT_IN_VIEWS)[number]['id'];
