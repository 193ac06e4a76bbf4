import { FOUND_ACCESS_TABS } from '../../../screens/console-access/found-tabs.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Every tab of Console access that the session may see. */
export function useCommands(): PaletteCommand[] {
  const { hasFlag, can } = useSessionInfo();
  return FOUND_ACCESS_TABS.filter(
    ({ flag, permission }) => (flag === undefined || hasFlag(flag)) && can(permission),
  ).map(({ id, title }) => ({
    id: `access:${id}`,
    group: 'settings',
    title: title(),
    icon: 'consoleAccess',
    to: `/user-management?tab=${id}`,
  }));
}
