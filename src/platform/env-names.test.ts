import { expect, test } from 'vitest';
import { settingNames } from './env.ts';
import { misspeltSettings } from './env-names.ts';

test.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['PORTS', 'PORT'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
])('%s is reported as a typo of %s', (name, setting) => {
  expect(misspeltSettings({ [name]: 'hush' })).toEqual([`unknown setting ${name}: did you mean ${setting}?`]);
});

test.each([
  ['SMTP_HOST', 'SMTP_URL'],
  ['MAIL_SENDER', 'MAIL_FROM'],
  ['PURGE_KEY_OF_CACHE', 'PURGE_URL, PURGE_TOKEN'],
])('%s is reported with its family, %s', (name, settings) => {
  const line = `unknown setting ${name}: similar ones are ${settings}`;
  expect(misspeltSettings({ [name]: 'hush' })).toEqual([line]);
});

const ORDINARY =
  'PATH HOME HOSTNAME HOSTTYPE LANG LC_ALL TERM SHELL PWD OLDPWD SHLVL USER LOGNAME MAIL MAILCHECK MAILTO EDITOR PAGER TZ ' +
  'TMPDIR DISPLAY NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS MALLOC_ARENA_MAX INVOCATION_ID JOURNAL_STREAM ' +
  'SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY http_proxy HTTP_PROXY ' +
  'HTTPS_PROXY FTP_PROXY ftp_proxy NO_PROXY ALL_PROXY CI DEBUG PGHOST PGPORT PGUSER PGPASSWORD POSTGRES_PASSWORD ' +
  'TEST_DATABASE_URL E2E_PORT LONG npm_config_cache npm_package_name KUBERNETES_SERVICE_HOST KUBERNETES_PORT ' +
  'OTEL_EXPORTER_OTLP_HEADERS OTEL_RESOURCE_ATTRIBUTES SSL_CERT_FILE XDG_RUNTIME_DIR XDG_DATA_DIRS SSH_AUTH_SOCK PRIMARY_HOST';

test("ordinary names, those of containers and our own settings aren't reported", () => {
  const ordinary = Object.fromEntries([...ORDINARY.split(' '), ...settingNames].map((name) => [name, 'anything']));
  expect(misspeltSettings(ordinary)).toEqual([]);
  expect(misspeltSettings({ SMTP_PORT: 'tcp://10.0.0.1:25', SMTP_SERVICE_HOST: '10.0.0.1' })).toEqual([]);
  expect(misspeltSettings({ DATABASE_PORT_5432_TCP_ADDR: '10.0.0.1', SMTP_URI: '' })).toEqual([]);
});
