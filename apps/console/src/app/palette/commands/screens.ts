import { ownValue } from '@waybill/contract/own-value';
import type { IconName } from '../../../components/icons.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import { destinations } from '../../shell/go-keys.ts';
import { goKeysOf } from '../../shell/key-map.ts';
import { useShortcutsOff } from '../../shell/shortcuts.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Screens that have no place in the side bar, and so no icon there. */
const ICONS: Readonly<Record<string, IconName>> = {
  profile: 'profile',
  'policy-wizard': 'policies',
};

/** Every screen that the session may see. */
export function useCommands(): PaletteCommand[] {
  const session = useSessionInfo();
  const areOff = useShortcutsOff();
  return destinations(session).map(({ manifest, to }) => ({
    id: `screen:${manifest.name}`,
    group: 'goTo',
    title: manifest.title(),
    icon: manifest.nav?.icon ?? ownValue(ICONS, manifest.name) ?? 'forward',
    keys: areOff ? undefined : goKeysOf(manifest.goKey),
    to,
  }));
}
