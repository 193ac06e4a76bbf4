/**
 * What the screen opens on: data that leaves, the riskiest first, as wide as what is sensitive of it. In a file
 * apart, because the page begins to read it before the screen's code is there.
 */
export const OPENS_ON = {
  from: 'now-30d',
  scope: 'external',
  sort: 'risk',
  weight: 'sensitive',
  level: 'group',
  limit: 10,
} as const;
