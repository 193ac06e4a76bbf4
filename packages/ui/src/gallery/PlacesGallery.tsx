import { Flow } from '../place/Flow.tsx';
import { PlaceLabel } from '../place/PlaceLabel.tsx';
import { SourceGlyph } from '../place/SourceGlyph.tsx';
import { SAMPLE_NAMES } from './gallery-sample.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

/** Widths in pixels of cells that a place may have to fit in. */
const NARROW = [320, 220, 150, 90] as const;

/** Places and movements. */
export function PlacesGallery() {
  return (
    <>
      <GalleryItem name="SourceGlyph, PlaceLabel, Flow">
        <Places />
      </GalleryItem>
      <GalleryItem name="PlaceLabel and Flow where room is short">
        <div className="flex flex-wrap gap-4">
          {NARROW.map((width) => (
            <div
              key={width}
              style={{ width }}
              className="flex flex-col gap-2 rounded-sm border border-line p-1"
            >
              <PlaceLabel name="SharePoint" container="/sites/finance/2026/forecasts" />
              <PlaceLabel name="files.partner.example" managed="no" />
              <Flow from="Google Drive" to="External Storage" />
            </div>
          ))}
        </div>
      </GalleryItem>
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
