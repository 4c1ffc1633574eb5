import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

/** Installed, or unpacked there by scripts/test.mjs. */
const ROOTS = ['', resolve('node_modules/.cache/nginx')];
const under = (root: string) => ({
  nginx: `${root}/usr/sbin/nginx`,
  brotli: `${root}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so`,
  types: `${root}/etc/nginx/mime.types`,
});
const programs = ROOTS.map((root) => under(root).nginx);
/** nginx alone, without Brotli; undefined if missing. */
export const nginxProgram = programs.find((file) => existsSync(file));
const installation = ROOTS.map(under).find((files) => Object.values(files).every((file) => existsSync(file)));
const FILES = installation ?? under('');

const OPENSSL = '/usr/bin/openssl';
/** Why deploy/nginx.conf can't be tested here; empty if it can. */
export const noNginx =
  installation && existsSync(OPENSSL)
    ? ''
    : 'Debian’s nginx, libnginx-mod-http-brotli-static and openssl are not all installed';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Debian's nginx.conf around a file of conf.d, with everything in one folder. */
const around = (folder: string) => `user root;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
load_module ${FILES.brotli};
events { worker_connections 256; }
http {
  access_log off;
  include ${FILES.types};
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/tavola.conf;
}
`;

/** `plain` in place of 80, which redirects; `tls` in place of 443; `site` without TLS, under any name. */
type Ports = { plain: number; tls: number; site: number };

/** deploy/nginx.conf with other ports and folders. */
function ofTest(folder: string, ports: Ports, sites: [number, number], files: string): string {
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replace('    ssl_certificate ', `    listen 127.0.0.1:${ports.site};\n    ssl_certificate `)
    .replaceAll('/etc/ssl/tavola', folder)
    .replace('127.0.0.1:3001', `127.0.0.1:${sites[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${sites[1]}`)
    .replaceAll('/var/cache/nginx/tavola', `${folder}/pages`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/tavola', resolve(files))
    .replaceAll('/opt/tavola/current', resolve('.'));
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=tavola.example'];
  execFileSync(OPENSSL, ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
}

/** nginx with deploy/nginx.conf, in front of two sites on this machine; `files` has their scripts and styles. */
export async function startNginx(sites: [number, number], files = 'build/client') {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-nginx-'));
  const ports: Ports = { plain: await freePort(), tls: await freePort(), site: await freePort() };
  makeCertificate(folder);
  const conf = join(folder, 'tavola.conf');
  writeFileSync(conf, ofTest(folder, ports, sites, files));
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const nginx = spawn(
    FILES.nginx,
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return {
    url: `http://127.0.0.1:${ports.site}`,
    /** Where http redirects. */
    plainUrl: `http://127.0.0.1:${ports.plain}`,
    tlsPort: ports.tls,
    log: () => readFileSync(join(folder, 'tavola.log'), 'utf8'),
    /** Takes a site out of use or into it, as deploy/restart.sh does. */
    use(site: number, isUsed: boolean) {
      const [config, upstream] = [readFileSync(conf, 'utf8'), `server 127.0.0.1:${site} max_fails=0`];
      writeFileSync(
        conf,
        config.replace(`${upstream}${isUsed ? ' down' : ''};`, `${upstream}${isUsed ? '' : ' down'};`),
      );
      nginx.kill('SIGHUP');
    },
    async stop() {
      if (nginx.exitCode === null) await Promise.all([once(nginx, 'exit'), nginx.kill('SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
