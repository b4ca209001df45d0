#!/bin/sh
# Runs before nginx starts. With a certificate in /run/tls, the proxy speaks TLS on port 8443: HTTP/2, and HTTP/3 where this nginx is
# built with it; what comes by HTTP is sent there. Without one, nothing changes.
set -eu

target="${TLS_FOLDER:-/tmp}/tls.conf"
certificate="${TLS_CERT_FILE:-/run/tls/cert.pem}"
key="${TLS_KEY_FILE:-/run/tls/key.pem}"
rm -f "$target"
[ -s "$certificate" ] || exit 0
[ -r "$key" ] || { echo "tls: $key can't be read by uid $(id -u)" >&2; exit 1; }

{
  if nginx -V 2>&1 | grep -q http_v3_module; then
    echo 'listen 8443 ssl; http2 on; listen 8443 quic reuseport;'
    echo "add_header Alt-Svc 'h3=\":${TLS_PORT:-443}\"; ma=86400' always;"
  else
    # From before nginx 1.25.
    echo 'listen 8443 ssl http2;'
  fi
  echo "ssl_certificate $certificate;"
  echo "ssl_certificate_key $key;"
  echo 'ssl_protocols TLSv1.2 TLSv1.3;'
  # Whoever comes again saves a round; tickets would need keys that are changed, sessions leave by themselves.
  echo 'ssl_session_cache shared:tls:10m; ssl_session_timeout 1d; ssl_session_tickets off;'
  port=''
  [ "${TLS_PORT:-443}" = 443 ] || port=":$TLS_PORT"
  # 308 keeps the method: a form that is sent stays one.
  printf 'if ($https = "") { return 308 https://$host%s$request_uri; }\n' "$port"
} > "$target"
