import type { IconName } from '../../components/icons.ts';

/** Groups of commands, in the order in which they are shown. */
export const COMMAND_GROUPS = ['goTo', 'settings', 'sources', 'actions', 'views'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

interface CommandFacts {
  /** Unlike that of every other command. */
  id: string;
  group: CommandGroup;
  /** Label and search text, in the page's language. */
  title: string;
  icon: IconName;
  /** Further words that find it. */
  keywords?: string;
  /** Equivalent keys outside of the palette, in order. */
  keys?: readonly string[] | undefined;
}

/** Opens an address, optionally in another tab. */
export interface GoCommand extends CommandFacts {
  to: string;
}

/** Does something here; faults are its own to tell. */
export interface RunCommand extends CommandFacts {
  run: () => void;
}

/** One permanent line of the palette, unlike search results. */
export type PaletteCommand = GoCommand | RunCommand;
