import { FOUND_TABS } from '../../../screens/settings/found-tabs.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Every tab of the settings that the session may see. */
export function useCommands(): PaletteCommand[] {
  const { hasFlag, can } = useSessionInfo();
  return FOUND_TABS.filter(
    ({ flag, permission }) => (flag === undefined || hasFlag(flag)) && can(permission),
  ).map(({ id, title }) => ({
    id: `settings:${id}`,
    group: 'settings',
    title: title(),
    icon: 'settings',
    to: `/settings/${id}`,
  }));
}
