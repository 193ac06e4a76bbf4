import type { PaletteCommand } from './palette-command.ts';

const modules = import.meta.glob<{ useCommands: () => PaletteCommand[] }>('./commands/*.{ts,tsx}', {
  eager: true,
});
const FOUND = Object.values(modules);

/** Every command that the session may use. Adding some is adding a file to `commands`. */
export function useFoundCommands(): PaletteCommand[] {
  // The found files are constant for the lifetime of the page.
  // oxlint-disable-next-line react/rules-of-hooks
  return FOUND.flatMap(({ useCommands }) => useCommands());
}
