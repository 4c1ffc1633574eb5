#!/bin/sh
# Starts the processes that nginx knows again, one after the other, each while nginx sends it nothing: a form that reached
# one which is just starting would be answered "try again in a moment". Those that nginx is to leave alone, as after a run
# that failed, come first: until they are ready the others are all that serves.
set -eu
conf=/etc/nginx/conf.d/tavola.conf
ports_with() { sed -n "s/^ *server 127\.0\.0\.1:\([0-9]*\) max_fails=0$1;.*/\1/p" "$conf"; }
ports=$(ports_with ' down' && ports_with '')
if [ -z "$ports" ]; then
  echo "$conf has no line like 'server 127.0.0.1:3001 max_fails=0;': nothing was restarted." >&2
  exit 1
fi
for port in $ports; do
  sed -i "s/\(127\.0\.0\.1:$port max_fails=0\);/\1 down;/" "$conf"
  systemctl reload nginx
  sleep 1
  systemctl restart "tavola@$port"
  tries=0
  until curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "tavola@$port is not ready after two minutes: journalctl -u tavola@$port says why." >&2
      echo "The others serve. Mend it or go back to the release before, then run this again." >&2
      exit 1
    fi
    sleep 1
  done
  sed -i "s/\(127\.0\.0\.1:$port max_fails=0\) down;/\1;/" "$conf"
  systemctl reload nginx
  sleep 1
done
