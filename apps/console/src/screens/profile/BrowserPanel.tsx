import { Button, Panel, toast } from '@waybill/ui';
import { useDarkMode } from '../../app/session/dark-mode.ts';
import { forgetSearches } from '../../app/storage/last-searches.ts';
import { useStored } from '../../app/storage/use-stored.ts';
import { Icon } from '../../components/icons.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';

/** What is kept in this browser: the theme and the texts that were searched for. */
export function BrowserPanel() {
  return (
    <Panel title="This browser">
      <Lines>
        <DarkMode />
        <RecentSearches />
      </Lines>
    </Panel>
  );
}

/** The dark-mode toggle, only where its flag is on. */
function DarkMode() {
  const { isAllowed, isDark, toggle } = useDarkMode();
  if (!isAllowed) return null;
  return (
    <Line title="Dark mode" text="Kept in this browser.">
      <Button
        aria-pressed={isDark}
        icon={isDark ? <Icon.light aria-hidden /> : <Icon.dark aria-hidden />}
        onClick={toggle}
      >
        {isDark ? 'Turn dark mode off' : 'Turn dark mode on'}
      </Button>
    </Line>
  );
}

function RecentSearches() {
  const [searches] = useStored('LAST_SEARCHES');
  const count = searches?.length ?? 0;
  return (
    <Line
      title={count === 0 ? 'No recent searches' : `Recent searches: ${count}`}
      text="Only the texts, never what they found."
    >
      <Button
        disabledReason={count === 0 ? 'There are none' : undefined}
        onClick={() => {
          forgetSearches();
          toast({ variant: 'success', title: 'Recent searches cleared' });
        }}
      >
        Clear recent searches
      </Button>
    </Line>
  );
}
