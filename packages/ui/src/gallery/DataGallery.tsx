import { useState } from 'react';
import { Badge, type Tone } from '../badge/Badge.tsx';
import { Avatar } from '../badge/Avatar.tsx';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { SampleMark } from '../badge/SampleMark.tsx';
import { SeverityBadge } from '../badge/SeverityBadge.tsx';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { STATUS_LOOK } from '../badge/status-look.data.ts';
import { BarList } from '../chart/BarList.tsx';
import { StatStrip } from '../chart/StatStrip.tsx';
import { TimeHistogram } from '../chart/TimeHistogram.tsx';
import { Flow } from '../place/Flow.tsx';
import { PlaceLabel } from '../place/PlaceLabel.tsx';
import { SourceGlyph } from '../place/SourceGlyph.tsx';
import { Panel } from '../shell/Panel.tsx';
import { SAMPLE_BUCKETS, SAMPLE_NAMES, SEVERITY_SERIES } from './gallery-sample.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

const TONES: Tone[] = ['neutral', 'accent', 'ok', 'low', 'medium', 'high', 'critical'];
const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;

/** Badges, places and charts. */
export function DataGallery() {
  return (
    <>
      <GalleryItem name="StatStrip, TimeHistogram, BarList, Sparkline">
        <Charts />
      </GalleryItem>
      <GalleryItem name="Badge, SeverityBadge, StatusBadge, SampleMark, Avatar">
        <Badges />
      </GalleryItem>
      <GalleryItem name="SourceGlyph, PlaceLabel, Flow">
        <Places />
      </GalleryItem>
    </>
  );
}

const RISING = [3, 4, 3, 6, 5, 7, 8, 6, 9, 12, 11, 14, 13];
const FALLING = RISING.toReversed();

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

function Badges() {
  return (
    <>
      <GalleryRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} count={tone === 'critical' ? 1051 : undefined}>
            {tone}
          </Badge>
        ))}
        <SampleMark />
      </GalleryRow>
      <GalleryRow>
        {SEVERITIES.map((severity) => (
          <SeverityBadge key={severity} severity={severity} />
        ))}
        {SEVERITIES.map((severity) => (
          <SeverityBadge key={severity} severity={severity} isFramed />
        ))}
        <SeverityBadge severity="CRITICAL" size="md" />
      </GalleryRow>
      <GalleryRow>
        {Object.keys(STATUS_LOOK).map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
      </GalleryRow>
      <GalleryRow>
        <Avatar name="Dana Whitfield" size="lg" />
        <Avatar name="Luca Moretti" size="md" />
        <PersonLabel name="Tobias Renner" hint="Engineering" />
        <PersonLabel name="Priya Raman" />
        <PersonLabel name="Sofia Marchetti" />
      </GalleryRow>
    </>
  );
}

function Places() {
  return (
    <>
      <GalleryRow>
        <Flow from="Snowflake" to="Dropbox" />
        <Flow from={{ name: 'Jira', container: 'SEC' }} to="files.example.net" />
        <PlaceLabel name="Slack" container="#sales-emea" managed="yes" />
        <PlaceLabel name="Public" managed="no" outside="yes" />
      </GalleryRow>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-6">
        {SAMPLE_NAMES.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            <SourceGlyph name={name} />
            <span className="truncate">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
