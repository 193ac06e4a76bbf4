-- Zone, working week, holidays and due times of an organization. Without a row the defaults hold.
CREATE TABLE working_time (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  time_zone text NOT NULL,
  week jsonb NOT NULL,
  holidays jsonb NOT NULL,
  due jsonb NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE working_time IS 'WorkingTime of the contract, one row for each tenant that changed it';
COMMENT ON COLUMN working_time.time_zone IS 'IANA name';
COMMENT ON COLUMN working_time.week IS 'Seven entries from Monday: {from, to} as HH:MM, or null';
COMMENT ON COLUMN working_time.holidays IS 'List of {name, from, to, isYearly}';
COMMENT ON COLUMN working_time.due IS 'By severity: hours until due, and whether elapsed or working hours count';
SELECT make_tenant_table('working_time', 'SELECT, INSERT, UPDATE, DELETE');

-- By whose days and hours charts, behaviour and due dates of a tenant count.
CREATE FUNCTION zone_of_tenant(tenant integer) RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp
  AS $$ SELECT coalesce((SELECT time_zone FROM working_time WHERE tenant_id = tenant), 'UTC') $$;

ALTER TABLE behaviour_state ADD COLUMN zone text NOT NULL DEFAULT 'UTC';
COMMENT ON COLUMN behaviour_state.zone IS 'The zone by whose days behaviour is counted. A change of the tenant''s zone counts all days again';
COMMENT ON TABLE behaviour_state IS 'How far behaviour of a tenant is counted and closed; days are those of zone';
COMMENT ON TABLE behaviour_day IS 'What a person did on a day of behaviour_state.zone, and how it was judged last';

CREATE FUNCTION is_holiday(holidays jsonb, day date) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp
  AS $$
    SELECT EXISTS (
      SELECT FROM jsonb_to_recordset(holidays) AS h ("from" date, "to" date, "isYearly" boolean)
      WHERE day BETWEEN h."from" AND h."to"
        OR (h."isYearly" AND EXISTS (
          SELECT FROM generate_series(h."from"::timestamp, h."to"::timestamp, '1 day') AS own
          WHERE to_char(own, 'MM-DD') = to_char(day, 'MM-DD'))))
  $$;

-- When a detection is due by its severity, to the minute. In working hours the time runs only between the start and
-- the end of working days; where an organization never works, all hours count.
CREATE FUNCTION due_of(tenant integer, created_at timestamptz, severity text) RETURNS timestamptz
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  working working_time;
  hours integer;
  rest interval;
  day date;
  span jsonb;
  starts timestamptz;
  ends timestamptz;
BEGIN
  SELECT * INTO working FROM working_time AS w WHERE w.tenant_id = tenant;
  hours := coalesce((working.due -> severity ->> 'hours')::integer,
    CASE severity WHEN 'CRITICAL' THEN 24 WHEN 'HIGH' THEN 72 WHEN 'MEDIUM' THEN 168 ELSE 720 END);
  rest := make_interval(hours => hours);
  IF working.due -> severity ->> 'counts' = 'working' THEN
    day := (created_at AT TIME ZONE working.time_zone)::date;
    FOR tried IN 1..3660 LOOP
      span := working.week -> (extract(isodow FROM day)::integer - 1);
      IF jsonb_typeof(span) = 'object' AND NOT is_holiday(working.holidays, day) THEN
        starts := greatest(created_at, (day + (span ->> 'from')::time) AT TIME ZONE working.time_zone);
        ends := CASE span ->> 'to' WHEN '24:00' THEN (day + 1)::timestamp AT TIME ZONE working.time_zone
          ELSE (day + (span ->> 'to')::time) AT TIME ZONE working.time_zone END;
        IF ends - starts >= rest THEN
          RETURN date_trunc('minute', starts + rest);
        END IF;
        rest := rest - greatest(ends - starts, interval '0');
      END IF;
      day := day + 1;
    END LOOP;
    rest := make_interval(hours => hours);
  END IF;
  RETURN date_trunc('minute', created_at + rest);
END $$;

CREATE OR REPLACE FUNCTION set_due_of_new() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.due_at := coalesce(NEW.due_at, due_of(NEW.tenant_id, NEW.created_at, NEW.severity));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_severity() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.rev <> OLD.rev THEN
    RETURN NEW;
  END IF;
  IF OLD.raised_severity IS NOT NULL THEN
    IF array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], NEW.severity)
       > array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], OLD.raised_severity) THEN
      NEW.raised_severity := NEW.severity;
    END IF;
    NEW.severity := OLD.severity;
    NEW.severity_rank := OLD.severity_rank;
  END IF;
  IF NEW.severity <> OLD.severity AND NOT NEW.is_due_by_hand THEN
    NEW.due_at := due_of(NEW.tenant_id, NEW.created_at, NEW.severity);
  END IF;
  RETURN NEW;
END $$;
DROP FUNCTION due_of(timestamptz, text);
