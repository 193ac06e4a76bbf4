import { Combobox, formatTag, LANGUAGES, Panel, textOf, toast, type Language } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../app/http/api-error.ts';
import { change } from '../../app/http/api.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { profileText } from './profile.text.ts';

/** Represents "as the browser does" among the options. */
const BROWSER = '';

/** Language names in their own language; zones as the IANA writes them. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Language and format for this person, stored for all of their browsers. */
export function LocalePanel() {
  const text = textOf(profileText);
  const { preferences, reload } = useSessionInfo();
  const [isBusy, setIsBusy] = useState(false);
  const { language, timeZone } = preferences;
  const languages = useMemo(() => languageOptions(), []);
  const zones = useMemo(() => zoneOptions(), []);

  async function choose(next: { language: Language | null; timeZone: string | null }) {
    setIsBusy(true);
    try {
      const kept = await change('PATCH', '/v1/preferences', { body: next });
      // The page follows the session's preferences, and is rerendered with them.
      if (kept !== undefined) await reload();
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Panel title={text.language}>
      <Lines>
        <Line title={text.consoleLanguage} text={text.languageNote}>
          <Combobox
            label={text.consoleLanguage}
            className="w-52"
            isDisabled={isBusy}
            options={languages}
            value={language ?? BROWSER}
            onChange={(value) =>
              void choose({ language: LANGUAGES.find((one) => one === value) ?? null, timeZone })
            }
          />
        </Line>
        <Line title={text.timeZone} text={text.timeZoneNote}>
          <Combobox
            label={text.timeZone}
            className="w-52"
            isDisabled={isBusy}
            options={zones}
            value={timeZone ?? BROWSER}
            onChange={(value) =>
              void choose({ language, timeZone: value === BROWSER ? null : value })
            }
          />
        </Line>
      </Lines>
    </Panel>
  );
}

function languageOptions() {
  const text = textOf(profileText);
  const ofBrowser = new Intl.DisplayNames([formatTag()], { type: 'language' });
  return [
    { value: BROWSER, label: text.asBrowser(ofBrowser.of(navigator.language) ?? 'English') },
    ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  ];
}

function zoneOptions() {
  const text = textOf(profileText);
  return [
    { value: BROWSER, label: text.asBrowser(browserZone()) },
    ...['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
    })),
  ];
}
