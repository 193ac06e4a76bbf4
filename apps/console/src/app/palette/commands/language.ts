import { LANGUAGES, textOf, toast, type Language } from '@waybill/ui';
import { describeError } from '../../http/api-error.ts';
import { change } from '../../http/api.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Each in its own language. */
const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Additional search words in any language of the console. */
const WORDS: Record<Language, string> = { en: 'English Englisch', de: 'German Deutsch' };

/** The language of the console, kept on the account as in the profile. */
export function useCommands(): PaletteCommand[] {
  const { preferences, reload } = useSessionInfo();
  const text = textOf(commandsText);
  async function choose(language: Language): Promise<void> {
    try {
      const body = { language, timeZone: preferences.timeZone };
      if ((await change('PATCH', '/v1/preferences', { body })) !== undefined) await reload();
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    }
  }
  return LANGUAGES.map((language) => ({
    id: `language:${language}`,
    group: 'actions',
    title: text.language(NAMES[language]),
    icon: 'settings',
    keywords: `${text.languageWords} ${WORDS[language]}`,
    run: () => void choose(language),
  }));
}
