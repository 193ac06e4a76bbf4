import type { SettledPlace } from '@waybill/contract';

/** A place by its parts alone. */
export type KeptPlace = readonly [
  SettledPlace['kind'],
  SettledPlace['name'],
  SettledPlace['host'],
  SettledPlace['container'],
  SettledPlace['account'],
  SettledPlace['managed'],
  SettledPlace['outside'],
];

export function keptPlace(place: SettledPlace | null): KeptPlace | null {
  if (place === null) return null;
  const { kind, name, host, container, account, managed, outside } = place;
  return [kind, name, host, container, account, managed, outside];
}

export function placeFrom(kept: KeptPlace | null): SettledPlace | null {
  if (kept === null) return null;
  const [kind, name, host, container, account, managed, outside] = kept;
  return { kind, name, host, container, account, managed, outside };
}
