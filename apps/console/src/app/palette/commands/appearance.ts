import { textOf } from '@waybill/ui';
import { useMedia } from '../../../components/use-media.ts';
import { useDarkMode } from '../../session/dark-mode.ts';
import { openOverlay } from '../../shell/overlay-store.ts';
import { useStored } from '../../storage/use-stored.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Appearance and keyboard settings of the console. */
export function useCommands(): PaletteCommand[] {
  const { isAllowed, isDark, toggle } = useDarkMode();
  const [stored, store] = useStored('IS_WIDE_SIDE_BAR');
  const hasRoom = useMedia('(min-width: 1200px)');
  const hasSideBar = useMedia('(min-width: 900px)');
  const isWide = stored ?? hasRoom;
  const text = textOf(commandsText);
  const commands: PaletteCommand[] = [
    {
      id: 'key-map',
      group: 'actions',
      title: text.keyMap,
      icon: 'keyboard',
      keywords: text.keyMapWords,
      keys: ['?'],
      run: () => openOverlay('keyMap'),
    },
  ];
  if (isAllowed) {
    commands.push({
      id: 'dark-mode',
      group: 'actions',
      title: text.darkMode,
      icon: isDark ? 'light' : 'dark',
      keywords: text.darkModeWords,
      run: toggle,
    });
  }
  if (hasSideBar) {
    commands.push({
      id: 'side-bar',
      group: 'actions',
      title: isWide ? text.narrowSideBar : text.wideSideBar,
      icon: 'sideBar',
      run: () => store(!isWide),
    });
  }
  return commands;
}
