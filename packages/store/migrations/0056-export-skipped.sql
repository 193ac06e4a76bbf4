-- One event that cannot be written as OCSF must not stop its stream: it is left out and counted here.
ALTER TABLE export_stream
  ADD COLUMN skipped bigint NOT NULL DEFAULT 0,
  ADD COLUMN skipped_event_id uuid,
  ADD COLUMN skipped_reason text,
  ADD COLUMN skipped_at timestamptz;
COMMENT ON COLUMN export_stream.skipped IS 'Events that could not be written as OCSF and were left out';
COMMENT ON COLUMN export_stream.skipped_event_id IS 'The last one of them';
COMMENT ON COLUMN export_stream.skipped_reason IS 'Kind of fault of the last one; never its content';
