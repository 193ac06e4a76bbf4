import { textOf } from '@waybill/ui';
import { useSessionInfo } from '../../session/session-context.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Inviting a colleague. */
export function useCommands(): PaletteCommand[] {
  const { can } = useSessionInfo();
  const text = textOf(commandsText);
  if (!can('user:invite')) return [];
  return [
    {
      id: 'invite',
      group: 'actions',
      title: text.invite,
      icon: 'add',
      keywords: text.inviteWords,
      to: '/user-management?invite=',
    },
  ];
}
