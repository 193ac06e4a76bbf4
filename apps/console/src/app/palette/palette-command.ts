import type { IconName } from '../../components/icons.ts';

/** Groups of commands, in the order in which they are shown. */
export const COMMAND_GROUPS = ['goTo', 'settings', 'sources', 'actions', 'views'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

interface CommandFacts {
  /** Unlike that of every other command. */
  id: string;
  group: CommandGroup;
  /** What is shown and found, in the page's language. */
  title: string;
  icon: IconName;
  /** Further words that find it. */
  keywords?: string;
  /** Keys that do the same without the palette, in the order they are pressed. */
  keys?: readonly string[] | undefined;
}

/** Goes to an address, which can also be opened in another tab. */
export interface GoCommand extends CommandFacts {
  to: string;
}

/** Does something here; faults are its own to tell. */
export interface RunCommand extends CommandFacts {
  run: () => void;
}

/** One line of the palette that is always there, unlike what a search finds. */
export type PaletteCommand = GoCommand | RunCommand;
