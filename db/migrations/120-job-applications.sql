-- Applications for the jobs of content/jobs, until they are deleted after the days in the content's settings or
-- withdrawn. What the e-mails say of the job is kept with them, since its file may go before they are sent.
create table job_applications (
  id uuid primary key,
  reference text not null constraint job_applications_reference_unique unique,
  job_id text not null,
  job_name text not null,
  place text not null,
  hiring_email text not null,
  -- The last day of the job; a job that is opened for longer moves it.
  closes_on text not null,
  -- Of the address as it is counted (070): one application for each job.
  address_hash bytea not null,
  idempotency_key text not null constraint job_applications_key_unique unique,
  body_hash bytea not null,
  email text not null,
  first_name text not null,
  second_name text not null,
  telephone text not null,
  experience jsonb not null,
  -- Each with the question as it was asked.
  answers jsonb not null,
  created_at timestamptz not null,
  constraint job_applications_one_an_address unique (job_id, address_hash)
);
create index job_applications_closes_on on job_applications (closes_on);

create table job_application_cvs (
  application_id uuid primary key references job_applications (id) on delete cascade,
  filename text not null,
  content_type text not null,
  -- Null once it is kept in the store of STORAGE_URL, or was infected.
  content bytea,
  -- Its key in that store.
  stored_as text,
  -- Waiting: the scanner did not answer, so it is not delivered yet.
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  created_at timestamptz not null
);
create index job_application_cvs_waiting on job_application_cvs (created_at) where scan = 'waiting';
