import { useState } from 'react';
import { BarList } from '../chart/BarList.tsx';
import { Sparkline } from '../chart/Sparkline.tsx';
import { StatStrip } from '../chart/StatStrip.tsx';
import { TimeHistogram } from '../chart/TimeHistogram.tsx';
import { SourceGlyph } from '../place/SourceGlyph.tsx';
import { Panel } from '../shell/Panel.tsx';
import { SAMPLE_BUCKETS, SEVERITY_SERIES } from './gallery-sample.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

const RISING = [3, 4, 3, 6, 5, 7, 8, 6, 9, 12, 11, 14, 13];
const FALLING = RISING.toReversed();

/** Figures, and how they went over time. */
export function ChartsGallery() {
  return (
    <>
      <GalleryItem name="StatStrip, TimeHistogram, BarList">
        <Charts />
      </GalleryItem>
      <GalleryItem name="Sparkline">
        <GalleryRow>
          <Sparkline values={RISING} label="Rising" />
          <Sparkline values={FALLING} label="Falling" colorVar="--ok" />
          <Sparkline values={[4, 4, 4]} label="Flat" colorVar="--chart-1" />
          <Sparkline values={[1, 9]} label="Two values" colorVar="--critical" />
        </GalleryRow>
      </GalleryItem>
    </>
  );
}

function Charts() {
  const [brush, setBrush] = useState<{ from: number; to: number } | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <StatStrip
        items={[
          {
            label: 'Open detections',
            value: '128',
            trend: { direction: 'up', isGood: false, label: '12 vs prior' },
            series: RISING,
          },
          {
            label: 'Critical',
            value: '9',
            trend: { direction: 'up', isGood: false, label: '3 vs prior' },
            series: RISING,
            colorVar: '--critical',
          },
          {
            label: 'Data out of policy',
            value: '42 GB',
            trend: { direction: 'down', isGood: true, label: '18% vs prior' },
            series: FALLING,
            colorVar: '--high',
          },
          {
            label: 'Median time to triage',
            value: '14 m',
            trend: { direction: 'down', isGood: true, label: '31% vs prior' },
            series: FALLING,
            colorVar: '--ok',
          },
          { label: 'Sources reporting', value: '23 / 24', hint: '1 source silent 2 h' },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Panel title="Detections by severity" className="lg:col-span-2">
          <TimeHistogram
            label="Detections over time"
            buckets={SAMPLE_BUCKETS}
            bucketMs={86_400_000}
            series={SEVERITY_SERIES}
            brush={brush}
            onBrush={(from, to) => setBrush({ from, to })}
            onReset={() => setBrush(null)}
            height={220}
          />
        </Panel>
        <Panel title="Riskiest destinations" aside="by detections">
          <BarList
            label="Riskiest destinations"
            items={[
              { label: 'ChatGPT', value: 61, colorVar: '--critical-fill' },
              { label: 'Gmail', value: 48, colorVar: '--high-fill' },
              { label: 'External Storage', value: 33, colorVar: '--high-fill' },
              { label: 'Dropbox', value: 27 },
              { label: 'pastebin', value: 14 },
            ].map((item) => ({ ...item, icon: <SourceGlyph name={item.label} /> }))}
          />
        </Panel>
      </div>
    </div>
  );
}
