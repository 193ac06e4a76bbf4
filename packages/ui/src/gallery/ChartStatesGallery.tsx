import { AgeBands } from '../chart/AgeBands.tsx';
import { BarList } from '../chart/BarList.tsx';
import { HeatMap } from '../chart/HeatMap.tsx';
import { Sankey } from '../chart/Sankey.tsx';
import { StackedBars } from '../chart/StackedBars.tsx';
import { StatStrip } from '../chart/StatStrip.tsx';
import { TimeHistogram } from '../chart/TimeHistogram.tsx';
import { Panel } from '../shell/Panel.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { SEVERITY_SERIES } from './gallery-sample.data.ts';
import { GalleryItem } from './GalleryItem.tsx';

const DAY_MS = 86_400_000;
const BANDS = [
  { key: 'day', label: 'Under a day', value: 0 },
  { key: 'week', label: '1 to 7 days', value: 0 },
];

/** Charts before their data are there, without any, and after a failure. */
export function ChartStatesGallery() {
  return (
    <>
      <GalleryItem name="Loading">
        <StatStrip
          isLoading
          items={['Open detections', 'Critical', 'Data out of policy'].map((label) => ({
            label,
            value: null,
          }))}
        />
        <ChartGrid isLoading />
      </GalleryItem>
      <GalleryItem name="Empty">
        <ChartGrid />
      </GalleryItem>
      <GalleryItem name="Failed">
        <Panel title="Where data is going">
          <Sankey
            label="Where data is going"
            links={[]}
            error={<ErrorState title="The flows could not be loaded" onRetry={() => {}} />}
          />
        </Panel>
      </GalleryItem>
    </>
  );
}

function ChartGrid({ isLoading }: { isLoading?: boolean }) {
  const state = { isLoading };
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Panel title="TimeHistogram">
        <TimeHistogram
          {...state}
          label="Detections over time"
          buckets={[]}
          bucketMs={DAY_MS}
          series={SEVERITY_SERIES}
          hasLegend={false}
        />
      </Panel>
      <Panel title="Sankey">
        <Sankey {...state} label="Where data is going" links={[]} height={200} />
      </Panel>
      <Panel title="HeatMap">
        <HeatMap {...state} label="When data moves" cells={[]} />
      </Panel>
      <Panel title="BarList">
        <BarList {...state} label="Riskiest destinations" items={[]} restingRows={4} />
      </Panel>
      <Panel title="StackedBars">
        <StackedBars {...state} label="By policy" rows={[]} restingRows={4} />
      </Panel>
      <Panel title="AgeBands">
        <AgeBands {...state} label="By age" bands={BANDS} />
      </Panel>
    </div>
  );
}
