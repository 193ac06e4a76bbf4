import { HelpOverlay, Switch, textOf } from '@waybill/ui';
import { useLocation } from 'react-router';
import { useSessionInfo } from '../session/session-context.ts';
import { manifestAt } from '../screens/found-manifests.ts';
import { keyMap } from './key-map.ts';
import { keysText } from './keys.text.ts';
import { closeOverlay, useOverlay } from './overlay-store.ts';
import { setShortcutsOff, useShortcutsOff } from './shortcuts.ts';
import { useShellKeys } from './use-shell-keys.ts';

/** The keys of the frame, and the map of all keys with the switch for those that are single ones. */
export function KeyHelp() {
  useShellKeys();
  const isOpen = useOverlay() === 'keyMap';
  const { pathname } = useLocation();
  const session = useSessionInfo();
  const areOff = useShortcutsOff();
  const text = textOf(keysText);
  return (
    <HelpOverlay
      isOpen={isOpen}
      onClose={closeOverlay}
      groups={isOpen ? keyMap(session, manifestAt(pathname)?.name) : []}
      foot={
        <Switch
          label={text.singleKeys}
          hint={text.singleKeysHint}
          isOn={!areOff}
          onChange={(isOn) => setShortcutsOff(!isOn)}
        />
      }
    />
  );
}
