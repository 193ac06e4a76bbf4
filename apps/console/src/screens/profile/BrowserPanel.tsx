import { Button, Panel, toast, textOf } from '@waybill/ui';
import { useDarkMode } from '../../app/session/dark-mode.ts';
import { forgetSearches } from '../../app/storage/last-searches.ts';
import { useStored } from '../../app/storage/use-stored.ts';
import { Icon } from '../../components/icons.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { profileText } from './profile.text.ts';

/** Data stored in this browser: the theme and recent searches. */
export function BrowserPanel() {
  return (
    <Panel title={textOf(profileText).browser}>
      <Lines>
        <DarkMode />
        <RecentSearches />
      </Lines>
    </Panel>
  );
}

/** The dark-mode toggle, only where its flag is on. */
function DarkMode() {
  const text = textOf(profileText);
  const { isAllowed, isDark, toggle } = useDarkMode();
  if (!isAllowed) return null;
  return (
    <Line title={text.darkMode} text={text.keptInBrowser}>
      <Button
        aria-pressed={isDark}
        icon={isDark ? <Icon.light aria-hidden /> : <Icon.dark aria-hidden />}
        onClick={toggle}
      >
        {isDark ? text.darkOff : text.darkOn}
      </Button>
    </Line>
  );
}

function RecentSearches() {
  const text = textOf(profileText);
  const [searches] = useStored('LAST_SEARCHES');
  const count = searches?.length ?? 0;
  return (
    <Line title={count === 0 ? text.noSearches : text.searches(count)} text={text.searchesNote}>
      <Button
        disabledReason={count === 0 ? text.noneThere : undefined}
        onClick={() => {
          forgetSearches();
          toast({ variant: 'success', title: text.searchesCleared });
        }}
      >
        {text.clearSearches}
      </Button>
    </Line>
  );
}
