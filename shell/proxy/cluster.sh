#!/bin/sh
# Runs before nginx starts. In a cluster of Kubernetes names are looked up at the cluster's own server, and nginx knows no search
# list: both stand in /etc/resolv.conf. Elsewhere nothing changes: nginx asks Docker's name server for the name alone.
set -eu

target="${CLUSTER_FOLDER:-/tmp}/cluster.conf"
resolv="${RESOLV_CONF:-/etc/resolv.conf}"
rm -f "$target"
# The first name of the list is that of the own namespace, such as goldbraun.svc.cluster.local.
domain=$(awk '$1 == "search" { print $2; exit }' "$resolv")
case "$domain" in *.svc.*) ;; *) exit 0 ;; esac
server=$(awk '$1 == "nameserver" { print $2; exit }' "$resolv")
[ -n "$server" ] || { echo "cluster: $resolv names no name server" >&2; exit 1; }
case "$server" in *:*) server="[$server]" ;; esac
printf 'resolver %s valid=1s ipv6=off;\nset $shell shell.%s:8080;\n' "$server" "${domain%.}" > "$target"
