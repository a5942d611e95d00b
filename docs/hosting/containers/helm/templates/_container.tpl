{{/* Labels by which a server's objects find each other: (dict "root" $ "name" "storefront"). */}}
{{- define "marea.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{/* Image, variables and confinement of a container: (dict "root" $ "name" "storefront"). */}}
{{- define "marea.container" -}}
{{- $server := index .root.Values.servers .name -}}
image: "{{ .root.Values.image.repository }}/{{ .name }}:{{ .root.Values.image.tag }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
env:
  {{- range $variable, $value := $server.env }}
  - name: {{ $variable }}
    value: {{ tpl $value $.root | quote }}
  {{- end }}
envFrom:
  - secretRef:
      name: {{ $server.secret }}
resources:
  {{- toYaml $server.resources | nindent 2 }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* An unprivileged user without access to the cluster. */}}
{{- define "marea.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- end }}
