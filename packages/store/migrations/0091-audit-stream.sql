-- Export streams send activity or the audit log.
ALTER TABLE export_stream
  ADD COLUMN content text NOT NULL DEFAULT 'activity' CHECK (content IN ('activity', 'audit')),
  ADD COLUMN lock_days integer CHECK (lock_days BETWEEN 1 AND 36500);
COMMENT ON COLUMN export_stream.position IS 'The newest export_batch that was delivered; of the audit log, the number of the newest entry';
COMMENT ON COLUMN export_stream.lock_days IS 'Objects in a bucket cannot be changed or deleted for so many days; null: no lock';

CREATE OR REPLACE FUNCTION due_exports(at timestamptz)
  RETURNS TABLE (tenant_id integer, export_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT s.tenant_id, s.export_id FROM export_stream s
    WHERE NOT s.is_paused AND s.next_try_at <= at AND CASE s.content
      WHEN 'audit' THEN EXISTS (
        SELECT FROM audit_chain c WHERE c.tenant_id = s.tenant_id AND c.number > s.position)
      ELSE EXISTS (
        SELECT FROM export_batch b WHERE b.tenant_id = s.tenant_id AND b.batch_id > s.position) END
  $$;
