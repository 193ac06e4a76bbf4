-- Every tenant's most urgent item comes before any tenant's second: one with a thousand that are due delays no other.
CREATE OR REPLACE FUNCTION due_streams(at timestamptz, most integer)
  RETURNS TABLE (tenant_id integer, integration_id uuid, stream_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT due.tenant_id, due.integration_id, due.stream_id FROM (
      SELECT s.tenant_id, s.integration_id, s.stream_id, least(s.next_run_at, b.next_run_at) AS due_at,
        row_number() OVER (PARTITION BY s.tenant_id
          ORDER BY least(s.next_run_at, b.next_run_at), s.integration_id, s.stream_id) AS turn
      FROM integration_stream s
      JOIN integration i USING (tenant_id, integration_id)
      LEFT JOIN LATERAL (
        SELECT min(b.next_run_at) AS next_run_at FROM backfill_stream b
        WHERE b.tenant_id = s.tenant_id AND b.integration_id = s.integration_id
          AND b.stream_id = s.stream_id AND b.state IN ('waiting', 'running')
      ) b ON true
      WHERE s.is_on AND NOT i.is_paused AND coalesce(s.lease_until <= at, true)
        AND least(s.next_run_at, b.next_run_at) <= at
    ) AS due
    ORDER BY due.turn, due.due_at LIMIT most
  $$;

CREATE OR REPLACE FUNCTION due_remediations(at timestamptz, most integer)
  RETURNS TABLE (tenant_id integer, remediation_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT due.tenant_id, due.remediation_id FROM (
      SELECT r.tenant_id, r.remediation_id, r.next_at,
        row_number() OVER (PARTITION BY r.tenant_id ORDER BY r.next_at, r.remediation_id) AS turn
      FROM remediation r WHERE r.next_at <= at
    ) AS due
    ORDER BY due.turn, due.next_at LIMIT most
  $$;

ALTER TABLE rejected_payload ADD COLUMN tried_at timestamptz;
COMMENT ON COLUMN rejected_payload.tried_at IS 'When it was last replayed and refused again; null: never. Those that were not tried come first';
CREATE INDEX rejected_payload_to_try ON rejected_payload (tenant_id, tried_at NULLS FIRST, received_at, rejection_id);

ALTER TABLE remap ADD COLUMN failed integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN remap.failed IS 'Chunks that could not be remapped and were left as they are; counted in done, too';

ALTER TABLE lineage_build ADD COLUMN failed bigint NOT NULL DEFAULT 0;
COMMENT ON COLUMN lineage_build.failed IS 'Events that could not be joined and were left out; counted in done, too';
