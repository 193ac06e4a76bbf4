import type * as icons from './icon-set.ts';

/** The icons of the console by meaning. */
export * as Icon from './icon-set.ts';
export type IconName = keyof typeof icons;
