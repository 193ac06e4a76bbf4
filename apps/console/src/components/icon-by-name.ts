import { Icon, type IconName } from './icons.ts';

/** The icon that a manifest or a command names. */
export function iconByName(name: IconName): (typeof Icon)[IconName] {
  // oxlint-disable-next-line import/namespace -- the type allows the names of the namespace only
  return Icon[name];
}
