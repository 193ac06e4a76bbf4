import { useDescope } from '@descope/react-sdk/flows';
import { textOf, toast } from '@waybill/ui';
import { signOut } from '../../session/sign-out.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Commands for the session. */
export function useCommands(): PaletteCommand[] {
  const sdk = useDescope();
  const text = textOf(commandsText);
  return [
    {
      id: 'sign-out',
      group: 'actions',
      title: text.signOut,
      icon: 'signOut',
      keywords: text.signOutWords,
      run: () => {
        signOut(sdk, 'here').catch(() => {
          toast({
            variant: 'error',
            title: text.signOutFailed,
            description: text.signOutFailedDetail,
          });
        });
      },
    },
  ];
}
