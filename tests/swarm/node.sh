#!/bin/sh
# The first process of a machine of the swarm, in namespaces of its own: with it everything ends that runs there, at once, as with a
# loss of power. Its network card eth0 is put in by whoever starts it.
#
#   node.sh NAME ADDRESS/BITS FOLDER     FOLDER/disk is its disk, FOLDER/sock the socket of its daemon
set -eu
name=$1 address=$2 folder=$3

hostname "$name"
# Empty at each start, as /run of a machine is.
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /opt
mount --bind "$folder/resolv.conf" /etc/resolv.conf
# The root of the data alone would leave the network's database outside.
mount --bind "$folder/disk" /var/lib
ip link set lo up
until ip link set eth0 up 2>/dev/null; do sleep .05; done
ip addr add "$address" dev eth0
echo 1 > /proc/sys/net/ipv4/ip_forward
# Not exec: the first process of the namespace has to take over processes that have lost their parent.
dockerd --data-root /var/lib/docker --exec-root /run/docker --pidfile /run/docker.pid \
  --host "unix://$folder/sock" --cgroup-parent "/goldbraun-swarm/$name" &
wait
