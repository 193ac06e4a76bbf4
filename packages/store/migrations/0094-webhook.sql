-- Receivers of product events, and what is or was delivered to them.
CREATE TABLE webhook (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  webhook_id uuid NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  events text[] NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  failing_since timestamptz,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, webhook_id)
);
COMMENT ON TABLE webhook IS 'Receivers of product events';
COMMENT ON COLUMN webhook.failing_since IS 'First failure since the last delivery that succeeded';
SELECT make_tenant_table('webhook', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('webhook');

CREATE TABLE webhook_secret (
  tenant_id integer NOT NULL,
  webhook_id uuid NOT NULL,
  secret_id uuid NOT NULL,
  sealed bytea NOT NULL,
  ends_at timestamptz,
  PRIMARY KEY (tenant_id, secret_id),
  FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook ON DELETE CASCADE
);
COMMENT ON TABLE webhook_secret IS 'Secrets that sign deliveries; the former one until its end';
COMMENT ON COLUMN webhook_secret.ends_at IS 'Null for the current one';
CREATE INDEX webhook_secret_of ON webhook_secret (tenant_id, webhook_id);
SELECT make_tenant_table('webhook_secret', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('webhook_secret', '{sealed}');

-- Outbox and log in one: written in the transaction of the change, and kept for 30 days.
CREATE TABLE webhook_delivery (
  tenant_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  detection_id uuid,
  case_id uuid,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  first_at timestamptz,
  status smallint,
  failure text,
  PRIMARY KEY (tenant_id, delivery_id),
  FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook ON DELETE CASCADE,
  CHECK ((next_at IS NOT NULL) = (state = 'waiting'))
);
COMMENT ON TABLE webhook_delivery IS 'Product events for receivers: to be delivered, and delivered';
COMMENT ON COLUMN webhook_delivery.data IS 'Ids and states; no contents and no names of people';
COMMENT ON COLUMN webhook_delivery.first_at IS 'Of its first attempt; after three days it is given up';
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_delivery_log ON webhook_delivery (tenant_id, webhook_id, at DESC, delivery_id);
CREATE INDEX webhook_delivery_age ON webhook_delivery (at);
SELECT make_tenant_table('webhook_delivery', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_scoped_table('webhook_delivery', $$((detection_id IS NULL OR detection_id IN (SELECT scoped_detections()))
  AND (case_id IS NULL OR NOT is_case_outside_scope(case_id)))$$);
-- As make_case_table and make_detection_table, but most events are of neither.
CREATE POLICY case_access_by_case_id ON webhook_delivery AS RESTRICTIVE FOR SELECT USING (
  case_id IS NULL OR case_id NOT IN (SELECT hidden_cases()));
CREATE POLICY case_access_by_detection_id ON webhook_delivery AS RESTRICTIVE FOR SELECT USING (
  detection_id IS NULL OR detection_id NOT IN (SELECT hidden_detections()));

-- Whether a detection or a case is for members of a case only.
CREATE FUNCTION is_subject_restricted(tenant integer, detection uuid, a_case uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT EXISTS (SELECT FROM detection_case c WHERE c.tenant_id = tenant AND c.is_restricted
      AND (c.case_id = a_case OR EXISTS (SELECT FROM case_detection i
        WHERE i.tenant_id = tenant AND i.case_id = c.case_id AND i.detection_id = detection)))
  $$;

-- Puts an event into the outbox of every receiver that wants it, with the rights of whoever makes the change. What is
-- restricted never gets there.
CREATE FUNCTION tell_receivers(tenant integer, what text, facts jsonb, detection uuid, a_case uuid) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp
  AS $$
    INSERT INTO webhook_delivery (tenant_id, delivery_id, webhook_id, event, at, data, detection_id, case_id, next_at)
    SELECT tenant, gen_random_uuid(), webhook_id, what, now(), facts, detection, a_case, now()
    FROM webhook WHERE tenant_id = tenant AND NOT is_paused AND what = ANY (events)
      AND NOT is_subject_restricted(tenant, detection, a_case)
  $$;

CREATE FUNCTION tell_of_detection() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_receivers(NEW.tenant_id,
    CASE WHEN TG_OP = 'INSERT' THEN 'detection.opened'
      WHEN NEW.status IN ('closed', 'merged') AND OLD.status <> NEW.status THEN 'detection.closed'
      ELSE 'detection.changed' END,
    jsonb_build_object('detectionId', NEW.detection_id, 'number', NEW.number, 'severity', NEW.severity,
      'status', NEW.status, 'type', NEW.type, 'policyKey', NEW.policy_key),
    NEW.detection_id, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER told_when_opened AFTER INSERT ON detection FOR EACH ROW
  WHEN (NOT NEW.is_sample) EXECUTE FUNCTION tell_of_detection();
CREATE TRIGGER told_when_changed AFTER UPDATE OF status, severity, assignee_id ON detection FOR EACH ROW
  WHEN (NOT NEW.is_sample AND (OLD.status, OLD.severity, OLD.assignee_id)
    IS DISTINCT FROM (NEW.status, NEW.severity, NEW.assignee_id))
  EXECUTE FUNCTION tell_of_detection();

CREATE FUNCTION tell_of_case() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_receivers(NEW.tenant_id,
    CASE WHEN TG_OP = 'INSERT' THEN 'case.opened'
      WHEN NEW.state = 'closed' AND OLD.state <> NEW.state THEN 'case.closed' ELSE 'case.changed' END,
    jsonb_build_object('caseId', NEW.case_id, 'number', NEW.number, 'kind', NEW.kind, 'state', NEW.state,
      'outcome', NEW.outcome),
    NULL, NEW.case_id);
  RETURN NULL;
END $$;
CREATE TRIGGER told_when_opened AFTER INSERT ON detection_case FOR EACH ROW
  WHEN (NOT NEW.is_restricted) EXECUTE FUNCTION tell_of_case();
CREATE TRIGGER told_when_changed AFTER UPDATE OF state, lead_id, outcome ON detection_case FOR EACH ROW
  WHEN (NOT NEW.is_restricted AND (OLD.state, OLD.lead_id, OLD.outcome)
    IS DISTINCT FROM (NEW.state, NEW.lead_id, NEW.outcome))
  EXECUTE FUNCTION tell_of_case();

CREATE FUNCTION tell_of_policy() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_receivers(NEW.tenant_id, 'policy.changed',
    jsonb_build_object('policyKey', NEW.policy_key, 'version', NEW.active_version), NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER told_when_made AFTER INSERT ON policy FOR EACH ROW EXECUTE FUNCTION tell_of_policy();
CREATE TRIGGER told_when_changed AFTER UPDATE OF active_version, standings, retired_at ON policy FOR EACH ROW
  WHEN ((OLD.active_version, OLD.standings, OLD.retired_at)
    IS DISTINCT FROM (NEW.active_version, NEW.standings, NEW.retired_at))
  EXECUTE FUNCTION tell_of_policy();

CREATE FUNCTION tell_of_source() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_receivers(NEW.tenant_id, 'source.health_changed',
    jsonb_build_object('integrationId', NEW.integration_id, 'streamId', NEW.stream_id, 'state', NEW.state,
      'failure', NEW.failure), NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER told_when_changed AFTER UPDATE OF state ON integration_stream FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION tell_of_source();

-- Tenants with something to deliver.
CREATE FUNCTION tenants_with_due_deliveries(due_by timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM webhook_delivery WHERE state = 'waiting' AND next_at <= due_by $$;

-- Deletes the log of every tenant from before a time.
CREATE FUNCTION purge_webhook_deliveries(before timestamptz) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH gone AS (DELETE FROM webhook_delivery d WHERE d.at <= before RETURNING 1)
    SELECT count(*)::integer FROM gone
  $$;
