-- Solved captchas that were handed in: each counts once. Overdue ones are refused by their own date and need no row.
create table captcha_solutions (
  -- The signature of the challenge, which no other has.
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_solutions_by_expiry on captcha_solutions (expires_at);
