-- Where the product knows that a source's records of some time will not come any more.
CREATE TABLE record_loss (
  tenant_id integer NOT NULL,
  loss_id uuid NOT NULL,
  integration_id uuid NOT NULL,
  source_id text NOT NULL,
  stream_id text NOT NULL,
  reason text NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, loss_id),
  FOREIGN KEY (tenant_id, integration_id) REFERENCES integration ON DELETE CASCADE,
  CHECK (from_at < to_at)
);
COMMENT ON TABLE record_loss IS 'Spans of a stream whose records are lost for good; what may still come is told by the stream itself';
COMMENT ON COLUMN record_loss.reason IS 'position-expired: the source no longer gave what came since the position; not-recorded: its audit log was off';
CREATE INDEX record_loss_of_time ON record_loss (tenant_id, to_at);
SELECT make_tenant_table('record_loss', 'SELECT, INSERT, DELETE');

-- A trace asks what of a source could not be read meanwhile.
CREATE INDEX rejected_payload_of_time ON rejected_payload (tenant_id, received_at);
