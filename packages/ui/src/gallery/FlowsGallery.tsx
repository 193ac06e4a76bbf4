import { AgeBands } from '../chart/AgeBands.tsx';
import { FlowMap } from '../chart/FlowMap.tsx';
import { HeatMap } from '../chart/HeatMap.tsx';
import { Sankey } from '../chart/Sankey.tsx';
import type { SankeyLink } from '../chart/sankey-props.ts';
import { StackedBars } from '../chart/StackedBars.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { SourceGlyph } from '../place/SourceGlyph.tsx';
import { Panel } from '../shell/Panel.tsx';
import {
  MANY_LINKS,
  MATRIX_LINKS,
  SAMPLE_HOURS,
  SAMPLE_LINKS,
  SAMPLE_STACKS,
} from './flow-sample.data.ts';
import { GalleryItem } from './GalleryItem.tsx';

const glyphOf = (name: string) => <SourceGlyph name={name} />;

/** Few places, with and without glyphs, and the maximum. */
export function SankeyGallery() {
  return (
    <GalleryItem name="Sankey">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel title="Where data is going">
          <Sankey
            label="Where data is going"
            links={SAMPLE_LINKS}
            height={320}
            hrefOf={(part) => `#${part.source ?? ''}/${part.target ?? ''}`}
          />
        </Panel>
        <Panel title="With glyphs">
          <Sankey
            label="With glyphs"
            links={SAMPLE_LINKS}
            height={320}
            onSelect={() => {}}
            iconOf={glyphOf}
          />
        </Panel>
        <Panel title="Lists that can be chosen from" className="lg:col-span-2">
          <SampleFlowMap links={SAMPLE_LINKS} />
        </Panel>
        <Panel title="A matrix of many places" className="lg:col-span-2">
          <SampleFlowMap links={MATRIX_LINKS} />
        </Panel>
        <Panel title="40 by 40" className="lg:col-span-2">
          <Sankey label="40 by 40" links={MANY_LINKS} height={720} onSelect={() => {}} />
        </Panel>
      </div>
    </GalleryItem>
  );
}

function SampleFlowMap({ links }: { links: readonly SankeyLink[] }) {
  const ends = (side: 'source' | 'target') =>
    [...new Set(links.map((link) => link[side]))].map((name) => ({ id: name, label: name }));
  return (
    <FlowMap
      label="Where data moves"
      origins={ends('source')}
      destinations={ends('target')}
      bands={links.map((link, index) => ({ ...link, isPicked: index === 2 }))}
      heads={{ source: 'Origins', target: 'Destinations' }}
      wordsOf={({ source = '', target = '' }) => ({ title: `${source} ${target}`, lines: [] })}
      table={() => ({ headers: ['Origin'], rows: links.map(({ source }) => [source]) })}
      renderEnd={(id, { tabIndex, shape }) => (
        <span className={shape === 'column' ? 'pb-1' : 'px-3'}>
          <Checkbox
            tabIndex={tabIndex}
            {...(shape === 'column' ? { 'aria-label': id } : { label: id })}
          />
        </span>
      )}
      hrefOf={(source, target) => `#${source}/${target}`}
      onOpen={() => {}}
      onPick={() => {}}
      height={320}
    />
  );
}

/** A week in hours. */
export function HeatMapGallery() {
  return (
    <GalleryItem name="HeatMap">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Panel title="When data moves" className="lg:col-span-2">
          <HeatMap label="When data moves" cells={SAMPLE_HOURS} hrefOf={(hour) => `#${hour}`} />
        </Panel>
        <Panel title="In a narrow place">
          <HeatMap label="In a narrow place" cells={SAMPLE_HOURS} onSelect={() => {}} />
        </Panel>
      </div>
    </GalleryItem>
  );
}

/** Bars made of parts. */
export function StacksGallery() {
  return (
    <GalleryItem name="StackedBars, AgeBands">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel title="Open detections by policy">
          <StackedBars label="Open detections by policy" rows={SAMPLE_STACKS} />
        </Panel>
        <Panel title="Open detections by age">
          <AgeBands
            label="Open detections by age"
            bands={[
              { key: 'day', label: 'Under a day', value: 41, href: '#day' },
              { key: 'week', label: '1 to 7 days', value: 63, href: '#week' },
              { key: 'month', label: '7 to 30 days', value: 18, href: '#month' },
              { key: 'older', label: 'Over 30 days', value: 6, href: '#older' },
            ]}
          />
        </Panel>
      </div>
    </GalleryItem>
  );
}
