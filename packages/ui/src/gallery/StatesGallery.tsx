import { Button } from '../button/Button.tsx';
import { Panel } from '../shell/Panel.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { ProgressBar } from '../state/ProgressBar.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import { Spinner } from '../state/Spinner.tsx';
import { GalleryItem } from './GalleryItem.tsx';

/** Waits, empty places and failures. */
export function StatesGallery() {
  return (
    <GalleryItem name="EmptyState, ErrorState, SkeletonRows, ProgressBar, Spinner">
      <States />
    </GalleryItem>
  );
}

function States() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Panel isFlush>
        <EmptyState
          kind="nothingYet"
          title="No sources yet"
          description="Connect the first one, or look around with sample data."
          actions={
            <>
              <Button variant="primary">Connect a source</Button>
              <Button>Use sample data</Button>
            </>
          }
        />
      </Panel>
      <Panel isFlush>
        <EmptyState
          kind="noMatch"
          title="No detection matches"
          description="Drop a filter, or look at a longer span."
          actions={<Button>Clear the filters</Button>}
        />
      </Panel>
      <Panel isFlush>
        <EmptyState
          kind="notAllowed"
          title="You cannot see evidence"
          description="An administrator can grant the permission “Read evidence”."
        />
      </Panel>
      <Panel isFlush>
        <ErrorState
          title="The list could not be loaded"
          detail="The server answered 503."
          requestId="req_8f2k1"
          onRetry={() => {}}
        />
      </Panel>
      <Panel isFlush>
        <SkeletonRows rows={6} columns={4} />
      </Panel>
      <Panel>
        <div className="flex flex-col gap-5">
          <ProgressBar label="Exporting detections" value={1200} max={5000} />
          <ProgressBar label="Reading history" value={82} />
          <ProgressBar label="Preparing" />
          <Spinner label="Checking the connection" />
        </div>
      </Panel>
    </div>
  );
}
