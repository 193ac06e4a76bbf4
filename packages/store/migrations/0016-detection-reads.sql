-- Whether the destination is under the organisation's management; null without a destination.
ALTER TABLE detection
  ADD COLUMN is_destination_managed boolean
    GENERATED ALWAYS AS (
      CASE WHEN to_place IS NOT NULL THEN coalesce(to_place ->> 'managed', '') = 'yes' END
    ) STORED,
  ADD COLUMN closed_at timestamptz;
COMMENT ON COLUMN detection.closed_at IS 'When it was closed, the last time if more than once; null while it is not closed';

UPDATE detection d SET closed_at = coalesce(
  (SELECT max(h.at) FROM detection_history h
   WHERE h.tenant_id = d.tenant_id AND h.detection_id = d.detection_id AND h.field = 'status' AND h.after = 'closed'),
  d.updated_at)
WHERE d.status = 'closed';

-- Whoever changes the status, the two never disagree.
CREATE FUNCTION keep_closed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_at := CASE WHEN NEW.status = 'closed' THEN now() END;
  RETURN NEW;
END $$;
CREATE TRIGGER closed_at_of_status BEFORE UPDATE OF status ON detection
  FOR EACH ROW WHEN ((OLD.status = 'closed') <> (NEW.status = 'closed')) EXECUTE FUNCTION keep_closed_at();

-- Everything that detections are filtered by, sorted by and counted by, in the order of the list: pages and
-- counts are read from here, and the wide rows only for what is shown. Row-level security costs nothing
-- either, because the tenant is the first column and not a condition on each row. What has a fixed width
-- comes first: it is found in half the time.
CREATE INDEX detection_reads ON detection (tenant_id, last_seen_at DESC, detection_id DESC)
  INCLUDE (first_seen_at, severity_rank, event_count, closed_at, is_destination_managed, status, severity, type, origin,
    category, action, source, destination_name, direction, policy_key, assignee_id, person_key);
DROP INDEX detection_by_last_seen;

-- What the statuses were at an instant.
CREATE INDEX detection_history_by_status ON detection_history (tenant_id, at)
  INCLUDE (detection_id, before, after) WHERE field = 'status';
