/**
 * Initial view: outgoing data, riskiest first, with band width by sensitive data. Separate from the screen's code,
 * because the page requests this data before that code is loaded.
 */
export const OPENS_ON = {
  from: 'now-30d',
  scope: 'external',
  sort: 'risk',
  weight: 'sensitive',
  level: 'group',
  limit: 10,
} as const;
