ALTER TABLE tenant ADD COLUMN case_counter bigint NOT NULL DEFAULT 0;

CREATE TABLE detection_case (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  case_id uuid NOT NULL,
  number bigint NOT NULL,
  title text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  outcome text,
  lead_id text,
  notes text NOT NULL DEFAULT '',
  is_restricted boolean NOT NULL,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, case_id),
  UNIQUE (tenant_id, number)
);
COMMENT ON TABLE detection_case IS 'Detections that are looked into together, with tasks and notes';
COMMENT ON COLUMN detection_case.is_restricted IS 'Only members see it; else everybody who sees detections';
SELECT make_tenant_table('detection_case', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE case_member (
  tenant_id integer NOT NULL,
  case_id uuid NOT NULL,
  user_id text NOT NULL,
  PRIMARY KEY (tenant_id, case_id, user_id),
  FOREIGN KEY (tenant_id, case_id) REFERENCES detection_case ON DELETE CASCADE
);
COMMENT ON TABLE case_member IS 'Who works on a case, and who alone sees it where it is restricted';
SELECT make_tenant_table('case_member', 'SELECT, INSERT, DELETE');

CREATE TABLE case_detection (
  tenant_id integer NOT NULL,
  case_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, case_id, detection_id),
  FOREIGN KEY (tenant_id, case_id) REFERENCES detection_case ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
CREATE INDEX case_of_detection ON case_detection (tenant_id, detection_id);
SELECT make_tenant_table('case_detection', 'SELECT, INSERT, DELETE');

CREATE TABLE case_task (
  tenant_id integer NOT NULL,
  case_id uuid NOT NULL,
  task_id uuid NOT NULL,
  position integer NOT NULL,
  text text NOT NULL,
  assignee_id text,
  done_by text,
  done_at timestamptz,
  PRIMARY KEY (tenant_id, case_id, task_id),
  FOREIGN KEY (tenant_id, case_id) REFERENCES detection_case ON DELETE CASCADE
);
COMMENT ON COLUMN case_task.done_at IS 'Null: still to be done';
SELECT make_tenant_table('case_task', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE case_entry (
  tenant_id integer NOT NULL,
  case_id uuid NOT NULL,
  seq integer GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  kind text NOT NULL,
  detail text,
  PRIMARY KEY (tenant_id, case_id, seq),
  FOREIGN KEY (tenant_id, case_id) REFERENCES detection_case ON DELETE CASCADE
);
COMMENT ON TABLE case_entry IS 'What was done on a case, by whom and when';
SELECT make_tenant_table('case_entry', 'SELECT, INSERT');
