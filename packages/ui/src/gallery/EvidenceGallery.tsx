import { CodeBlock } from '../evidence/CodeBlock.tsx';
import { ConditionTree } from '../evidence/ConditionTree.tsx';
import { KeyValueList } from '../evidence/KeyValueList.tsx';
import { ScoreBars } from '../evidence/ScoreBars.tsx';
import { Timeline } from '../evidence/Timeline.tsx';
import { Panel } from '../shell/Panel.tsx';
import { SAMPLE_CONDITION, SAMPLE_RESULTS } from './gallery-sample.data.ts';
import { GalleryItem } from './GalleryItem.tsx';

/** Parts of a detection. */
export function EvidenceGallery() {
  return (
    <GalleryItem name="Timeline, ConditionTree, ScoreBars, CodeBlock, KeyValueList">
      <Evidence />
    </GalleryItem>
  );
}

const NINE = Date.UTC(2026, 10, 20, 9, 12, 7);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function Evidence() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Panel title="Timeline" aside="35 min">
        <Timeline
          items={[
            { at: NINE, title: 'Downloaded from Jira', description: 'on LT-4471, managed' },
            { at: NINE + 26 * MINUTE, title: 'Renamed to notes.txt', tone: 'medium' },
            {
              at: NINE + 27 * MINUTE,
              title: 'Compressed',
              tone: 'medium',
              details: <CodeBlock value={{ action: 'Compress', password: true }} />,
            },
            { at: NINE + 32 * MINUTE, title: 'Sent to Public', tone: 'critical' },
            { at: NINE + 33 * MINUTE, title: 'Detection raised', tone: 'accent' },
            { at: NINE + DAY + 48 * MINUTE, title: 'Closed by Dana Whitfield', tone: 'ok' },
          ]}
        />
      </Panel>
      <Panel title="Why it matched">
        <ConditionTree node={SAMPLE_CONDITION} results={SAMPLE_RESULTS} />
        <div className="mt-5">
          <KeyValueList
            items={[
              { label: 'Person', value: 'Tobias Renner' },
              { label: 'SHA-256', value: '9f2c4b11d0e871ab', isMono: true },
              { label: 'Owner', value: null },
            ]}
          />
        </div>
      </Panel>
      <Panel title="Score" aside="78 of 100">
        <ScoreBars
          contributions={[
            { label: 'Card numbers', hint: '1,051 records', points: 34 },
            { label: 'Unmanaged destination', points: 26 },
            { label: 'Renamed before sending', points: 18.4 },
            { label: 'Same team as owner', points: -8 },
          ]}
        />
        <div className="mt-4">
          <CodeBlock
            label="Event"
            value={{ id: 'evt_01', action: 'Send', bytes: 2_097_152, managed: false, to: null }}
          />
        </div>
      </Panel>
    </div>
  );
}
