import { textOf, toast } from '@waybill/ui';
import { useEffect } from 'react';
import { useSessionInfo } from '../session/session-context.ts';
import { changeLocale } from './page-locale.ts';
import { pageText } from './page.text.ts';

/**
 * Applies the signed-in person's language and time zone, in this browser as in their others. Renders
 * nothing.
 */
export function FollowPreferences() {
  const { language, timeZone } = useSessionInfo().preferences;
  useEffect(() => {
    changeLocale({ language, timeZone }).catch(() =>
      toast({ variant: 'error', title: textOf(pageText).notLoaded }),
    );
  }, [language, timeZone]);
  return null;
}
