import { textOf, toast } from '@waybill/ui';
import { useEffect } from 'react';
import { useSessionInfo } from '../session/session-context.ts';
import { changeLocale } from './page-locale.ts';
import { pageText } from './page.text.ts';

/** Speaks as the signed-in person has chosen, on this browser as on their others. Draws nothing. */
export function FollowPreferences() {
  const { language, timeZone } = useSessionInfo().preferences;
  useEffect(() => {
    changeLocale({ language, timeZone }).catch(() =>
      toast({ variant: 'error', title: textOf(pageText).notLoaded }),
    );
  }, [language, timeZone]);
  return null;
}
