// Sounds, made on the spot from tones and noise; nothing is loaded. Silent until the reader switches them on.
"use strict";
(() => {
  // A sound is a list of voices: [shape, from Hz, to Hz, start ms, length ms, strength]. "noise" is filtered round its pitch.
  const SOUNDS = {
    step: [["noise", 900, 500, 0, 45, 0.25]],
    turn: [["square", 1400, 1400, 0, 18, 0.12]],
    dice: [["noise", 2600, 1800, 0, 150, 0.3], ["noise", 1500, 1200, 190, 35, 0.6], ["noise", 1300, 1000, 280, 35, 0.6]],
    flop: [["sawtooth", 116, 82, 0, 320, 0.3]],
    star: [["triangle", 660, 660, 0, 110, 0.4], ["triangle", 990, 990, 110, 160, 0.4]],
    hit: [["sine", 820, 600, 0, 60, 0.5], ["noise", 1800, 1200, 0, 25, 0.4]],
    tackle: [["sine", 130, 45, 0, 190, 0.9], ["noise", 300, 150, 0, 90, 0.5]],
    fall: [["noise", 700, 160, 0, 230, 0.5]],
    wall: [["sine", 90, 60, 0, 120, 0.8], ["noise", 900, 300, 0, 70, 0.5]],
    dazed: [["sine", 1500, 420, 0, 380, 0.3]],
    pickup: [["noise", 500, 350, 0, 55, 0.5]],
    throw: [["noise", 500, 2400, 0, 260, 0.35]],
    catch: [["noise", 1700, 900, 0, 60, 0.7], ["sine", 240, 160, 0, 70, 0.5]],
    steal: [["noise", 2600, 400, 0, 280, 0.4], ["noise", 1700, 900, 280, 55, 0.6]],
    bounce: [["sine", 340, 620, 0, 90, 0.45]],
    gain: [0, 70, 140].map((at) => ["square", 1100 + 2 * at, 1100 + 2 * at, at, 22, 0.16]),
    shift: [0, 70, 140, 210].map((at) => ["square", 1400 - 3 * at, 1400 - 3 * at, at, 22, 0.16]),
    turnover: [["sawtooth", 300, 180, 0, 300, 0.22], ["sawtooth", 304, 184, 0, 300, 0.22]],
    goal: [["noise", 900, 1300, 0, 390, 0.55], ["sine", 1320, 1320, 40, 340, 0.3], ["sine", 1980, 1980, 40, 300, 0.15]],
    growl: [["sawtooth", 80, 55, 0, 380, 0.5], ["noise", 220, 120, 0, 380, 0.4]],
    bell: [["sine", 880, 880, 0, 390, 0.35], ["sine", 2110, 2110, 0, 240, 0.2], ["square", 16, 16, 0, 300, 0.05]],
    whistle: [["sine", 2350, 2300, 0, 300, 0.25], ["sine", 2420, 2370, 0, 300, 0.2]],
    knock: [["sine", 200, 120, 0, 60, 0.7], ["sine", 200, 120, 150, 60, 0.7]],
    no: [["sine", 260, 200, 0, 70, 0.4]],
  };
  let audio = null, noise = null;

  const open = () => {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!audio && Context) {
      audio = new Context();
      noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      const samples = noise.getChannelData(0);
      for (let n = 0, seed = 1; n < samples.length; n += 1) { seed = (seed * 16807) % 2147483647; samples[n] = seed / 1073741824 - 1; }
    }
    if (audio && audio.state === "suspended") audio.resume(); // browsers let a page sound only after a tap
    return audio;
  };

  const voice = ([shape, from, to, start, length, strength], volume, wait) => {
    const at = audio.currentTime + (start + wait) / 1000, end = at + length / 1000;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(strength * volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(audio.destination);
    const source = shape === "noise" ? audio.createBufferSource() : audio.createOscillator();
    let pitch = source.frequency, out = source;
    if (shape === "noise") {
      source.buffer = noise;
      out = audio.createBiquadFilter();
      out.type = "bandpass";
      pitch = out.frequency;
      source.connect(out);
    } else source.type = shape;
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, end);
    out.connect(gain);
    source.start(at);
    source.stop(end);
  };

  const heard = [];                                  // the last few, for tests: a name for each sound that was started
  window.fracasSounds = {
    names: Object.keys(SOUNDS),
    heard,
    play: (names, volume) => {                       // one after the other, a little apart
      if (!open()) return;
      names.split(" ").forEach((name, place) => {
        for (const each of SOUNDS[name]) voice(each, volume / 100, place * 160);
        heard.push(name);
      });
      heard.splice(0, heard.length - 50);
    },
  };
})();
