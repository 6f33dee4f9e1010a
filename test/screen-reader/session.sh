#!/usr/bin/env bash
# A desktop that nobody sees, with Orca and Firefox: PAGE is opened and KEYS are pressed, one every two seconds. What Orca
# would say stands in FOLDER/orca.log, the time of each key in FOLDER/keys.log. Started by orca.ts.
set -euo pipefail
export HOME="$FOLDER/home" XDG_RUNTIME_DIR="$FOLDER/run" GNOME_ACCESSIBILITY=1
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$FOLDER/profile"
chmod 700 "$XDG_RUNTIME_DIR"
cat > "$FOLDER/profile/user.js" <<'PREFERENCES'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
PREFERENCES
gsettings set org.gnome.desktop.interface toolkit-accessibility true
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately --screen-reader=1 &
sleep 1
orca --debug-file="$FOLDER/orca.log" --replace &
sleep 4
firefox-esr --profile "$FOLDER/profile" --no-remote "$PAGE" &
sleep 15
xdotool windowfocus "$(xdotool search --onlyvisible --class firefox | tail -1)"
sleep 1
for key in $KEYS; do
  date +%T.%6N >> "$FOLDER/keys.log"
  xdotool key "$key"
  sleep 2
done
# What the last key brings is spoken, too.
sleep 2
